/** The client's beginning: shows the page that the address asks for. */
import { h, render } from "preact";
import { games, silent, useAsDeckGame } from "./games.js";
import { About } from "./pages/about.js";
import { Decks } from "./pages/decks.js";
import { Home } from "./pages/home.js";
import { Learn } from "./pages/learn.js";
import { NewTable } from "./pages/new.js";
import { Replay } from "./pages/replay.js";
import { Replays } from "./pages/replays.js";
import { Rules } from "./pages/rules.js";
import { Seat } from "./pages/seat.js";
import { Watch } from "./pages/watch.js";
import { takeDroppedPictures } from "./parts/pictures.js";
import { place, follow } from "./router.js";
import { Shell } from "./shell.js";
import { speaking, t } from "./text.js";

/** @type {Record<string, (props: {path: string[]}) => any>} */
const PAGES = {
  about: About,
  decks: Decks,
  learn: Learn,
  play: NewTable,
  replay: Replay,
  replays: Replays,
  rules: Rules,
  t: Seat,
  watch: Watch,
};

/** The pages whose address names a game. */
const OF_A_GAME = ["decks", "play", "rules"];

/**
 * A page of a game that is not installed here.
 * @param {{path: string[]}} props
 */
function NoGame({ path }) {
  const known = (games.value?.games ?? []).map((game) => game.id).join(t("web-comma"));
  return h("div", { class: "page" }, h("p", { class: "problem", role: "alert" }, t("error-unknown-game", { got: path[0], known })));
}

/**
 * The page of an address; the first one, where there is none.
 * @param {string} first
 * @param {string | undefined} game
 */
function pageOf(first, game) {
  const strange = game && OF_A_GAME.includes(first) && games.value?.games.every((one) => one.id !== game);
  return strange ? NoGame : (PAGES[first] ?? Home);
}

/**
 * Whether a page waits to be told which games there are: what is asked about one that is not would be refused.
 * @param {string} first
 * @param {string | undefined} game
 */
function unsure(first, game) {
  return game !== undefined && OF_A_GAME.includes(first) && games.value === null && !silent.value;
}

/** The whole page. */
function App() {
  const [first = "", ...path] = place.value.path;
  useAsDeckGame([...OF_A_GAME, "learn"].includes(first) ? (path[0] ?? "") : "");
  if (!speaking() || unsure(first, path[0])) return h("div", { class: "waiting", role: "status", "aria-busy": "true" }, h("span", { class: "unseen" }, "Playmat"));
  const page = pageOf(first, path[0]);
  const playing = first === "t" || first === "replay" || (first === "learn" && path.length > 1);
  return h(Shell, { at: first, playing }, h(page, { path, key: place.value.path.join("/") }));
}

document.addEventListener("click", follow);
takeDroppedPictures();
addEventListener("load", () => void navigator.serviceWorker?.register("/worker.js").catch(() => {}));
render(h(App, null), /** @type {Element} */ (document.getElementById("app")));
