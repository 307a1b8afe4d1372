/** The first page: a cover for each game, and everything one click away. */
import { h } from "preact";
import { useAnswer } from "../network/answers.js";
import { Cover } from "../art/covers.js";
import { games, silent } from "../games.js";
import { FirstMatch } from "../lobby/first-match.js";
import { Icon } from "../parts/icon.js";
import { Pairing } from "../lobby/pairing.js";
import { isHere } from "../lobby/own-door.js";
import { PlayNow } from "../lobby/play-now.js";
import { TableLine } from "../lobby/tables.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @param {{path: string[]}} _props */
export function Home(_props) {
  useTitle(t("web-title"));
  const mine = /** @type {import("../types.js").TableInfo[]} */ (useAnswer(`/api/tables/mine?lang=${language.value}`)?.tables ?? []);
  const open = /** @type {import("../types.js").TableInfo[]} */ (useAnswer(`/api/tables?status=open&lang=${language.value}`)?.tables ?? []);
  const known = games.value?.games ?? [];
  const running = mine.filter((table) => table.status === "running" || table.status === "open").slice(0, 6);
  const joinable = open.filter((table) => !table.seats.some((seat) => seat.you)).slice(0, 6);
  return h("div", { class: "page home" }, [
    h("section", { class: "welcome" }, [
      h("h1", null, t("web-welcome")),
      h("p", { class: "soft" }, t("web-welcome-line")),
      isHere() ? h("p", null, h("a", { href: "/invite" }, t("web-inviting"))) : null,
    ]),
    silent.value ? h("p", { class: "problem", role: "alert" }, t("web-silent")) : null,
    h("section", { class: "covers", "aria-label": t("web-games") }, known.map((game) => h(GameCover, { game, key: game.id }))),
    running.length ? h(Tables, { title: t("web-my-tables"), tables: running }) : null,
    h(Pairing, null),
    joinable.length ? h(Tables, { title: t("web-open-tables"), tables: joinable }) : null,
  ]);
}

/** @param {{game: import("../types.js").GameInfo}} props */
function GameCover({ game }) {
  const seats = game.min_seats === game.max_seats ? t("web-seats", { n: game.max_seats }) : t("web-seats-from", { low: game.min_seats, high: game.max_seats });
  return h("article", { class: "game-cover", "data-game": game.id }, [
    h("div", { class: "picture" }, h(Cover, { game: game.id })),
    h("div", { class: "about" }, [
      h("h2", null, game.title),
      h("p", { class: "soft" }, name(`${game.id}-web-about`, "")),
      h("p", { class: "facts" }, [h("span", null, seats), h("span", null, game.team ? t("web-together") : t("web-against"))]),
      h("div", { class: "row" }, [
        h(FirstMatch, { game }),
        h(PlayNow, { game }),
        h("a", { class: "button", href: `/play/${game.id}?with=friends`, "aria-label": t("web-with-friends-game", { game: game.title }) }, [h(Icon, { name: "friends" }), t("web-with-friends")]),
        h("a", { class: "button quiet small", href: `/play/${game.id}` }, t("web-choose")),
        h("a", { class: "button quiet small", href: `/how/${game.id}`, "aria-label": t("web-how-title", { game: game.title }) }, t("web-how")),
      ]),
    ]),
  ]);
}

/** @param {{title: string, tables: import("../types.js").TableInfo[]}} props */
function Tables({ title, tables }) {
  return h("section", { class: "tables" }, [
    h("h2", null, title),
    h("ul", { class: "table-list" }, tables.map((table) => h(TableLine, { table, key: table.id }))),
  ]);
}
