/** Pictures of the sprites in `icons/` and of the games; what they mean is said in words beside them. */
import { h } from "preact";

/**
 * A mark of the interface.
 * @param {{name: string}} props
 */
export function Icon({ name }) {
  return h("svg", { class: "icon line", "aria-hidden": "true" }, h("use", { href: `/static/icons/interface.svg#${name}` }));
}

/** Where the pictures of a game are, without the ending; `shared` has those that several use. @param {string} game */
export const pictures = (game) => (game === "shared" ? "/static/icons/shared" : `/static/games/${game}/pictures`);

/**
 * A picture of a game.
 * @param {{game: string, name: string, class?: string}} props
 */
export function Picture({ game, name, class: more = "" }) {
  return h(
    "svg",
    { class: `icon ${more}`, "aria-hidden": "true", viewBox: "0 0 512 512" },
    h("use", { href: `${pictures(game)}.svg#${name}` }),
  );
}
