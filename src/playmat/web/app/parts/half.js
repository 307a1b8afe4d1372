/** One player's half of a table of two. */
import { h } from "preact";
import { useCalled } from "./who.js";

/**
 * The field, the strip with what belongs to the player, and the hand; the hand of the far player lies behind their field.
 * @param {{seat: number, far: boolean, turn: boolean, field: any, strip: any, hand: any}} props
 */
export function Half({ seat, far, turn, field, strip, hand }) {
  return h("section", { class: `side ${far ? "far" : "near"} ${turn ? "turn" : ""}`, "aria-label": useCalled(seat) }, far ? [strip, hand, field] : [field, strip, hand]);
}
