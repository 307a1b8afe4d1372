/** A picture of any moment of a match, to keep and to share: the table as everybody could see it then. */
import { Fragment, h } from "preact";
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { cardsOf, gamesWithDecks } from "../games.js";
import { layoutOf } from "../layouts.js";
import { wordsOf } from "../network/sending.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { name, t } from "../text.js";
import { asPng, draw } from "./drawing.js";
import { Keep } from "./keep.js";

/** @typedef {import("./keep.js").Made} Made */

/**
 * @param {object} props
 * @param {string} props.game
 * @param {() => Promise<import("../types.js").Moment>} props.moment the moment, as everybody could see it
 * @param {number} props.seat whose side lies below
 * @param {string} props.turn
 * @param {(moment: import("../types.js").Moment) => string} props.deed what happened, in the words for everybody
 * @param {(seat: number) => string} props.called
 */
export function MomentPicture({ game, moment, seat, turn, deed, called }) {
  const open = useSignal(false);
  const made = useSignal(/** @type {Made | null} */ (null));
  const problem = useSignal("");
  /** Of which press the picture is: one that was asked for before has no say any more, however late it is ready. */
  const last = useRef(0);
  const known = !gamesWithDecks().some((info) => info.id === game) || cardsOf(game) !== null;
  const standing = layoutOf(game).standing;
  if (!standing) return null;
  const make = async () => {
    const press = ++last.current;
    open.value = true;
    made.value = null;
    problem.value = "";
    try {
      const then = await moment();
      const [sides, said] = [standing(then.play.view, seat), deed(then)];
      const names = [name(`${game}-name`, game), ...sides.map((side) => side.title ?? (side.seat === undefined ? "" : called(side.seat)))];
      const svg = await draw({
        game, headline: turn, names, chances: [], from: 0, to: 0, turn: t("web-log"), change: "", fell: false, words: [], sides, deed: said,
        tints: layoutOf(game).tints ?? ["#8ea0ff", "#232a6e"],
      });
      const png = await asPng(svg).catch(() => null);
      if (press === last.current) made.value = { svg, png, words: `${names[0]} – ${turn}: ${said}`, file: `playmat-${game}-${then.n}` };
    } catch (error) {
      if (press === last.current) problem.value = wordsOf(error);
    }
  };
  return h(Fragment, null, [
    h("button", { type: "button", class: "button small", disabled: !known, onClick: () => void make() }, [h(Icon, { name: "share" }), t("web-moment-picture")]),
    h(Dialog, { open, title: t("web-keepsake"), class: "keepsake-sheet" }, h("div", { class: "stack" }, [
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
      made.value ? h(Keep, { made: made.value }) : h("p", { class: "soft", role: "status" }, t("web-keepsake-making")),
    ])),
  ]);
}
