/** A table whose seats are not all taken: the link for friends, who is there, and the way to begin. */
import { h } from "preact";
import { useSignal } from "@preact/signals";
import { Cover } from "../art/covers.js";
import { gameInfo, usualLevel } from "../games.js";
import { useAnswer } from "../network/answers.js";
import { postMine } from "../network/myself.js";
import { newId } from "../network/net.js";
import { useSending, wordsOf } from "../network/sending.js";
import { language } from "../settings.js";
import { at } from "../network/site.js";
import { name, t } from "../text.js";
import { DeckPick } from "./deck-pick.js";
import { Icon } from "../parts/icon.js";
import { Log } from "../table/log.js";
import { Others } from "../meeting/others.js";
import { Points } from "./points.js";
import { LinkBox } from "./link-box.js";
import { bestLink, isHere, useDoor } from "./own-door.js";

/** @param {{store: import("../table/store.js").TableStore, table: import("../types.js").TableInfo}} props */
export function Lobby({ store, table }) {
  const game = gameInfo(table.game);
  const problem = useSignal("");
  const deck = useSignal("");
  const ended = table.status !== "open";
  const seated = table.seats.some((seat) => seat.you);
  const join = async (/** @type {number} */ seat) => {
    try {
      await postMine(`/api/tables/${table.id}/join`, { id: newId(), seat, deck: deck.peek(), lang: language.peek() });
      store.version = -1;
      store.line.renew();
    } catch (error) {
      problem.value = wordsOf(error);
    }
  };
  const choosing = !seated && !ended && !table.start && (game?.formats.length ?? 0) > 0;
  const starters = /** @type {import("../types.js").DeckInfo[]} */ (useAnswer(choosing ? `/api/tables/${table.id}/decks?lang=${language.value}` : "")?.decks ?? []);
  const invitation = ended ? null : h(Invitation, { place: `/t/${table.id}`, key: "invitation" });
  return h("div", { class: "page lobby", "data-game": table.game }, [
    h("div", { class: "picture" }, h(Cover, { game: table.game })),
    h("div", { class: "stack" }, [
      h("h1", null, name(`${table.game}-name`, table.game)),
      h("p", { class: "soft", role: "status" }, ended ? t(`web-status-${table.status}`) : t("web-lobby-line")),
      table.own ? h("p", null, t("web-lobby-set", { name: game?.expansions.find((one) => one.code === table.own)?.name ?? table.own })) : null,
      table.rated ? h("p", null, t("web-rated-line")) : null,
      store.stopped.value ? h("p", null, store.stopped.value) : null,
      ended && store.events.value.length ? h(Log, { game: table.game, events: store.events.value }) : null,
      seated ? invitation : null,
      choosing ? h(DeckPick, { game: table.game, starters, value: deck.value, set: (wanted) => (deck.value = wanted) }) : null,
      h("ul", { class: "seats" }, table.seats.map((seat) =>
        h("li", { class: `panel ${seat.kind}`, key: seat.seat }, [
          h(Icon, { name: seat.kind === "computer" ? "computer" : "person" }),
          h("span", { class: "who" }, [h("strong", null, seat.title || t("web-seat", { number: seat.seat + 1 })), h("span", { class: "soft" }, seat.kind === "open" ? t("web-seat-open") : seat.you ? t("web-seat-you") : seat.name || t("web-seat-computer")), seat.rating ? h(Points, { rating: seat.rating, provisional: seat.provisional }) : null]),
          seat.kind === "open" && !seated && !ended ? h("button", { type: "button", class: "button main small", onClick: () => join(seat.seat) }, t("web-sit")) : null,
        ]),
      )),
      seated ? null : invitation,
      problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
      h("div", { class: "row" }, [
        table.mine && game && !ended ? h("button", { type: "button", class: "button", onClick: () => store.send({ type: "fill", level: usualLevel(game) }) }, [h(Icon, { name: "computer" }), t("web-fill")]) : null,
        h(Others, { store }),
        seated && !ended ? h("button", { type: "button", class: "button quiet", onClick: () => store.send({ type: "leave" }) }, [h(Icon, { name: "leave" }), t("web-leave")]) : null,
      ]),
    ]),
  ]);
}

/**
 * The link that seats a friend; from this machine, one that others can open, too.
 * @param {{place: string}} props `place`: the path of the table
 */
function Invitation({ place }) {
  const door = useDoor();
  const { problem, busy, send } = useSending();
  const open = async () => {
    const now = await send("/api/invitation", { open: true });
    if (now) door.value = now;
  };
  const now = isHere() ? door.value : null;
  const best = bestLink(now);
  const link = (best?.link ?? location.origin + at("/")).replace(/\/$/, "") + place;
  return h(LinkBox, { id: "invite", label: t("web-invite"), link }, [
    now?.able && !now.open ? h("p", { class: "soft" }, t("web-invite-local")) : null,
    now?.able && !now.open ? h("button", { type: "button", class: "button small", disabled: busy.value, onClick: open }, [h(Icon, { name: "friends" }), t("web-inviting-do")]) : null,
    now?.open ? h("p", { class: "soft" }, [best?.reached === "here" ? `${t("web-invite-open")} ` : null, h("a", { href: "/invite" }, t("web-invite-door"))]) : null,
    problem.value ? h("p", { class: "problem", role: "alert" }, problem.value) : null,
  ]);
}
