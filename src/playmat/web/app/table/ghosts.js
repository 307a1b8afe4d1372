/** Ghosts: the cards and tokens that an answer would put elsewhere, translucent where they would come to lie. */
import { h } from "preact";
import { boxSeen, placeOf } from "../parts/places.js";

/** A card's height by its width. */
const CARD = 1.4;
/** No ghost is narrower than can be recognised, in pixels; so far from what it lies beside. */
const [LEAST, GAP] = [40, 6];

/**
 * Where a ghost is seen; nowhere if the place it goes to is out of sight.
 * @param {import("../layouts.js").Ghost} ghost
 */
function boxOf({ at, tall = CARD, beside = false, part = 1, shift = 0 }) {
  const [edge, box] = [placeOf(at)?.closest(".mat")?.getBoundingClientRect(), boxSeen(at)];
  if (!edge || !box) return undefined;
  const width = Math.max(LEAST, part * Math.min(box.width, box.height / tall));
  const left = beside ? box.right + GAP : box.left + (box.width - width) / 2;
  return { left: Math.min(left + shift * width, edge.right - width), top: box.top + (box.height - width * tall) / 2, width, height: width * tall };
}

/** @param {{all: import("../layouts.js").Ghost[]}} props */
export function Ghosts({ all }) {
  return all.map((ghost, i) => {
    const box = boxOf(ghost);
    if (!box) return null;
    const style = { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, "--ghost": `${box.width}px` };
    return h("span", { class: "would-be", style, key: `${i}${ghost.at}` }, ghost.face);
  });
}
