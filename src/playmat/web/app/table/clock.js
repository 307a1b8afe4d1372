/** The time of each seat, counted on from what the server said last. */
import { h } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "../text.js";
import { play } from "../stage/sound.js";
import { Icon } from "../parts/icon.js";

const LOW = 30;
/** Seconds at whose end each is heard, of one's own. */
const HEARD = 10;
const DAY = 86_400;
/** What times are said in, with their seconds. @type {[string, number][]} */
const UNITS = [["web-days", DAY], ["web-hours", 3600], ["web-minutes", 60]];

/** @param {{store: import("./store.js").TableStore}} props */
export function Clocks({ store }) {
  const clocks = store.play.value?.clocks ?? [];
  const now = useSignal(Date.now());
  const said = useMemo(() => Date.now(), [store.play.value]);
  useEffect(() => {
    if (!clocks.length) return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [clocks.length]);
  const own = clocks.find((clock) => clock.running && store.you.value.includes(clock.seat));
  const second = own ? Math.ceil(own.left - Math.max(0, now.value - said) / 1000) : HEARD + 1;
  useEffect(() => {
    if (second > 0 && second <= HEARD) play("clock");
  }, [second]);
  if (!clocks.length) return null;
  return h("ul", { class: "clocks", "aria-label": t("web-clocks") }, clocks.map((clock) => {
    const left = Math.max(0, clock.left - (clock.running ? Math.max(0, now.value - said) / 1000 : 0));
    return h("li", { key: clock.seat, class: `${clock.running ? "running" : ""} ${left < LOW ? "low" : ""}` }, [h(Icon, { name: "clock" }), h("span", null, store.called(clock.seat)), h("time", null, written(left))]);
  }));
}

/** The time that is left in the largest unit; nothing of less than a minute. @param {number} seconds */
export function roughly(seconds) {
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? t(unit[0], { n: Math.floor(seconds / unit[1]) }) : "";
}

/** @param {number} seconds */
function written(seconds) {
  const whole = Math.floor(seconds);
  const parts = whole >= DAY ? null : [Math.floor(whole / 60), whole % 60];
  return parts ? `${parts[0]}:${String(parts[1]).padStart(2, "0")}` : roughly(whole);
}
