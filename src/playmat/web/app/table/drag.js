/**
 * Dragging with mouse, pen or finger, by pointer events: a comfort beside clicking, never the only way.
 * A short shake is still a click; a finger drags only after it has rested, so that the page can be scrolled.
 */

const SHAKE = 6;
const REST = 180;

/**
 * Let an element be dragged onto other things.
 * @param {HTMLElement} element
 * @param {string} path
 * @param {import("./store.js").TableStore} store
 * @param {boolean} able whether anything can be done with it
 * @returns {() => void} undoes it
 */
export function draggable(element, path, store, able) {
  if (!able) return () => {};
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button === 0 && event.isPrimary) follow(element, path, store, event);
  };
  element.addEventListener("pointerdown", down);
  return () => element.removeEventListener("pointerdown", down);
}

/**
 * @param {HTMLElement} element
 * @param {string} path
 * @param {import("./store.js").TableStore} store
 * @param {PointerEvent} start
 */
function follow(element, path, store, start) {
  const finger = start.pointerType === "touch";
  const begun = performance.now();
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {Element | null} */
  let over = null;
  const stop = new AbortController();
  const { signal } = stop;

  /** @param {PointerEvent} event */
  const move = (event) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!ghost) {
      if (far < SHAKE) return;
      if (finger && performance.now() - begun < REST) {
        stop.abort();
        return;
      }
      ghost = lift(element);
      store.lift(path);
    }
    ghost.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-path]") ?? null;
    if (below !== over) {
      over?.classList.remove("over");
      over = below;
      if (over !== element) over?.classList.add("over");
    }
  };

  /** @param {boolean} dropped */
  const end = (dropped) => {
    stop.abort();
    over?.classList.remove("over");
    if (!ghost) return;
    ghost.remove();
    element.classList.remove("lifted");
    swallowClick();
    const target = over === element ? path : over instanceof HTMLElement ? over.dataset.path : undefined;
    store.drop(path, dropped ? target : undefined);
  };

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", () => end(true), { signal });
  addEventListener("pointercancel", () => end(false), { signal });
  if (finger) addEventListener("touchmove", (event) => ghost && event.preventDefault(), { signal, passive: false });
}

/** The click that ends a drag is not a click on the thing. */
function swallowClick() {
  const stop = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 0);
}

/**
 * A picture of the thing that goes with the pointer.
 * @param {HTMLElement} element
 * @returns {HTMLElement}
 */
function lift(element) {
  const box = element.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-path");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  element.closest(".table, body")?.append(ghost);
  element.classList.add("lifted");
  return ghost;
}
