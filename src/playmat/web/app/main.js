/** The client's beginning: shows the page that the address asks for. */
import { h, render } from "preact";
import { games, silent, useAsDeckGame } from "./games.js";
import { installed } from "./installed.js";
import { install } from "./layouts.js";
import { treeLayout } from "./parts/tree-layout.js";
import { nearest } from "./nearest.js";
import { About } from "./pages/about.js";
import { Account } from "./pages/account.js";
import { BranchPage } from "./pages/finished/branch.js";
import { DailyPage } from "./pages/daily.js";
import { Decks } from "./pages/decks.js";
import { Home } from "./pages/home.js";
import { DevPage } from "./pages/dev.js";
import { How } from "./pages/learning/how.js";
import { Invite } from "./pages/invite.js";
import { Learn } from "./pages/learning/learn.js";
import { LabPage } from "./pages/lab.js";
import { LobbyPage } from "./pages/lobby.js";
import { Mail } from "./pages/mail.js";
import { NewTable } from "./pages/new.js";
import { Profile } from "./pages/profile.js";
import { Puzzles } from "./pages/learning/puzzles.js";
import { Ratings } from "./pages/ratings.js";
import { Replay } from "./pages/finished/replay.js";
import { Replays } from "./pages/finished/replays.js";
import { Result } from "./pages/finished/result.js";
import { Rules } from "./pages/learning/rules.js";
import { Seat } from "./pages/seat.js";
import { Tournaments } from "./pages/tournaments.js";
import { Workshop } from "./pages/workshop.js";
import { Watch } from "./pages/watch.js";
import { NoPage, NotFound } from "./not-found.js";
import { takeDroppedPictures } from "./parts/pictures.js";
import { place, follow } from "./router.js";
import { Shell } from "./shell.js";
import { stayKnown } from "./network/myself.js";
import { at } from "./network/site.js";
import { speaking, t } from "./text.js";

/** The pages by the first part of their address, and between how many parts it has after that. @type {Map<string, {page: (props: {path: string[]}) => any, least?: number, most?: number}>} */
const PAGES = new Map(Object.entries({
  "": { page: Home },
  about: { page: About },
  account: { page: Account },
  branch: { page: BranchPage, least: 1, most: 1 },
  daily: { page: DailyPage, most: 1 },
  decks: { page: Decks, most: 2 },
  dev: { page: DevPage },
  how: { page: How, least: 1, most: 1 },
  invite: { page: Invite },
  lab: { page: LabPage, most: 1 },
  learn: { page: Learn, most: 2 },
  lobby: { page: LobbyPage },
  mail: { page: Mail, least: 2, most: 2 },
  play: { page: NewTable, least: 1, most: 1 },
  profile: { page: Profile, most: 1 },
  puzzles: { page: Puzzles, most: 2 },
  ratings: { page: Ratings, most: 1 },
  replay: { page: Replay, least: 1, most: 1 },
  replays: { page: Replays },
  result: { page: Result, least: 1, most: 1 },
  rules: { page: Rules, most: 1 },
  t: { page: Seat, least: 1, most: 1 },
  tournaments: { page: Tournaments, most: 1 },
  watch: { page: Watch },
  workshop: { page: Workshop, most: 1 },
}));

/** The pages whose address names a game. */
const OF_A_GAME = ["daily", "decks", "how", "learn", "play", "puzzles", "ratings", "rules"];

/**
 * What stands at the page of a game that is not installed here.
 * @param {{path: string[]}} props
 */
function NoGame({ path }) {
  const [got = ""] = path;
  const known = (games.value?.games ?? []).map((game) => game.id);
  const near = nearest(got, known);
  const problem = near ? t("error-unknown-game-near", { got, near }) : t("error-unknown-game", { got, known: known.join(t("web-comma")) });
  return h(NotFound, { title: t("web-nothing-page"), problem });
}

/**
 * The page of an address.
 * @param {string} first
 * @param {string[]} path what follows
 */
function pageOf(first, path) {
  const found = PAGES.get(first);
  if (!found || path.length < (found.least ?? 0) || path.length > (found.most ?? 0)) return NoPage;
  const strange = path.length > 0 && OF_A_GAME.includes(first) && games.value?.games.every((game) => game.id !== path[0]);
  return strange ? NoGame : found.page;
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
  useAsDeckGame(OF_A_GAME.includes(first) ? (path[0] ?? "") : "");
  if (!speaking() || unsure(first, path[0])) return h("div", { class: "waiting", role: "status", "aria-busy": "true" }, h("span", { class: "unseen" }, "Playmat"));
  const page = pageOf(first, path);
  const playing = ["t", "replay", "branch", "dev"].includes(first) || (["learn", "puzzles"].includes(first) && path.length > 1);
  return h(Shell, { at: first, playing }, h(page, { path, key: place.value.path.join("/") }));
}

install(installed, treeLayout);
document.addEventListener("click", follow);
takeDroppedPictures();
stayKnown();
addEventListener("load", () => void navigator.serviceWorker?.register(at("/worker.js")).catch(() => {}));
render(h(App, null), /** @type {Element} */ (document.getElementById("app")));
