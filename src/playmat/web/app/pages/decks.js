/** The deck builder: all cards with filters, the deck with its figures, and what the rules say about it; and the binder. */
import { h } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Binder } from "../collection/binder.js";
import { EditButtons, useEdits } from "../collection/edits.js";
import { useFacets } from "../collection/facets.js";
import { Figures } from "../collection/figures.js";
import { Hand } from "../collection/hand.js";
import { countsOf, linesOf } from "../collection/pile.js";
import { copied } from "../copied.js";
import { useAnswer } from "../network/answers.js";
import { belongings, deckName, decksOf, drop, keepDeck, leftovers, trouble, useBelongings } from "../belongings.js";
import { cardsOf, deckGame, gameInfo, games, gamesWithDecks, makeTable, usualSeats } from "../games.js";
import { getJson, postJson } from "../network/net.js";
import { wordsOf } from "../network/sending.js";
import { CardFace, Reader, cardName, cardWords, lookAt, looking } from "../parts/card.js";
import { Clause } from "../parts/clause.js";
import { useGradually } from "../gradual.js";
import { Icon } from "../parts/icon.js";
import { Pick } from "../parts/pick.js";
import { pictureProblem, setPicture } from "../parts/pictures.js";
import { NoPage } from "../not-found.js";
import { go, place } from "../router.js";
import { language } from "../settings.js";
import { useTitle } from "../shell.js";
import { name, t } from "../text.js";

/** @typedef {import("../types.js").DeckInfo} DeckInfo */
/** @typedef {import("../types.js").CardInfo} CardInfo */

const PAUSE = 250;
const SHOWN = 40;
/** So many more cards at most are shown in one frame: a row or two. */
const FRESH = 12;
const BINDER = "binder";

/** @param {{path: string[]}} props */
export function Decks({ path }) {
  const [game = deckGame(), part] = path;
  return part && part !== BINDER ? h(NoPage, null) : h(Collection, { game, bound: part === BINDER });
}

/** @param {{game: string, bound: boolean}} props `bound`: all cards in the binder, not those for a deck */
function Collection({ game, bound }) {
  const title = t(bound ? "web-binder" : "web-way-decks");
  useTitle(title);
  const able = gamesWithDecks();
  const [here, other] = bound ? [`/${BINDER}`, ""] : ["", `/${BINDER}`];
  return h("div", { class: "page decks", "data-game": game }, [
    h("h1", null, title),
    able.length > 1 ? h("nav", { class: "row tabs", "aria-label": t("web-games") }, able.map((one) => h("a", { class: "button small", href: `/decks/${one.id}${here}`, "aria-current": one.id === game ? "page" : undefined, key: one.id }, one.title))) : null,
    h("p", { class: "row" }, [h("a", { href: `/decks/${game}${other}` }, t(bound ? "web-binder-build" : "web-binder-way")), h("a", { href: "/workshop" }, t("web-workshop-way"))]),
    able.some((one) => one.id === game) ? h(bound ? Leaves : Builder, { game, key: game }) : h("p", { role: "status" }, games.value ? t("server-no-cards", { game: name(`${game}-name`, game) }) : t("web-moment")),
  ]);
}

/** @param {{game: string}} props */
function Leaves({ game }) {
  const cards = cardsOf(game);
  return cards ? h(Binder, { game, cards }) : h("p", { class: "soft", role: "status" }, t("web-moment"));
}

/** @param {{game: string}} props */
function Builder({ game }) {
  const cards = cardsOf(game);
  const counts = useSignal(/** @type {Map<string, number>} */ (new Map()));
  const title = useSignal("");
  const edits = useEdits(counts, title);
  /** What the server last said: of which cards, under which name, in which language. */
  const checked = useSignal(/** @type {{deck: DeckInfo, counts: Map<string, number>, title: string, lang: string} | null} */ (null));
  const problem = useSignal(/** @type {string[]} */ ([]));
  const offered = useAnswer(`/api/games/${game}/decks?lang=${language.value}`);
  const starters = /** @type {DeckInfo[]} */ (offered?.decks ?? []);
  /** The language of the starters: those of the one before stay until others come. */
  const spoken = useMemo(() => language.peek(), [offered]);
  /** How many decks were begun with: the last one counts, in whatever order they come. */
  const begun = useRef(0);
  const wanted = place.value.query.get("deck") ?? "";
  const told = belongings.value !== null;
  useBelongings();
  useEffect(() => {
    // Under which name one keeps it has to be known first, or saving it would take the place of another one.
    if (wanted && told) bring(read(wanted), () => place.peek().query.get("deck") === wanted && go(`/decks/${game}`, { replace: true })); // what becomes of it is no longer what the address says
  }, [wanted, told]);
  useEffect(() => {
    if (!counts.value.size) {
      checked.value = null;
      return undefined;
    }
    const told = checked.peek();
    if (told?.counts === counts.value && told.title === title.value && told.lang === language.value) return undefined; // the server has just given it
    let changed = false;
    const timer = setTimeout(() => check(() => !changed), PAUSE);
    return () => {
      changed = true;
      clearTimeout(timer);
    };
  }, [counts.value, title.value, language.value]);

  /**
   * Ask the server, which has the rules, about the deck as it stands.
   * @param {() => boolean} wanted
   */
  async function check(wanted) {
    const of = { counts: counts.peek(), title: title.peek(), lang: language.peek() };
    await hear(read(`Name: ${of.title || t("web-deck-unnamed")}\n${linesOf(of.counts)}`), wanted, (deck) => (checked.value = { deck, ...of }));
  }

  /** A deck in any form, as the server reads it. @param {string} text @returns {Promise<DeckInfo>} */
  const read = (text) => postJson(`/api/games/${game}/decks/check`, { deck: text, lang: language.peek() });

  /**
   * Take a deck that the server gives; what it cannot read is said.
   * @param {Promise<DeckInfo>} answer
   * @param {() => boolean} wanted whether the answer counts when it comes
   * @param {(deck: DeckInfo) => void} take
   */
  async function hear(answer, wanted, take) {
    try {
      const deck = await answer;
      if (!wanted()) return;
      problem.value = [];
      take(deck);
    } catch (error) {
      if (!wanted()) return;
      const more = /** @type {import("../network/net.js").Refusal} */ (error).more ?? [];
      problem.value = [wordsOf(error), ...more.map((said) => said.text)];
    }
  }

  /**
   * Begin with a deck that is on its way.
   * @param {Promise<DeckInfo>} answer
   * @param {() => unknown} [then] what is done when it has come
   */
  function bring(answer, then = () => {}) {
    const mine = ++begun.current;
    const lang = language.peek();
    void hear(answer, () => mine === begun.current, (deck) => {
      use(deck, lang);
      then();
    });
  }

  /** Begin with a deck. @param {DeckInfo} deck @param {string} lang the language it is told in */
  function use(deck, lang) {
    begun.current += 1;
    const own = decksOf(game).find((one) => one.what === deck.share); // under the name by which it is kept: no other one has it
    edits.edit({ title: own?.name || deck.name, counts: countsOf(deck) });
    checked.value = { deck, counts: counts.peek(), title: deck.name, lang };
  }

  /** The same at every turn, so that a card on the shelf sees no change where there is none. */
  const change = useMemo(() => (/** @type {string} */ code, /** @type {number} */ by) => {
    const next = new Map(counts.peek());
    const count = (next.get(code) ?? 0) + by;
    if (count > 0) next.set(code, count);
    else next.delete(code);
    edits.edit({ counts: next });
  }, []);

  /** @param {string} out @param {string} into */
  const exchange = (out, into) => {
    const next = new Map(counts.peek());
    const left = (next.get(out) ?? 0) - 1;
    if (left < 0) return; // it has been taken out, and the deck is not checked yet
    if (left > 0) next.set(out, left);
    else next.delete(out);
    next.set(into, (next.get(into) ?? 0) + 1);
    edits.edit({ counts: next });
  };

  if (!cards) return h("p", { class: "soft", role: "status" }, t("web-moment"));
  const deck = checked.value?.deck;
  const current = checked.value?.counts === counts.value && checked.value.title === title.value;
  const legal = checked.value && (checked.value.deck.mistakes.length ? "" : linesOf(new Map([...checked.value.counts].sort())));
  return h("div", { class: "builder" }, [
    h(Shelf, { game, cards, counts: counts.value, change }),
    h("div", { class: "desk" }, [
      h(Sources, { game, cards, starters, use: (deck) => use(deck, spoken), read: (text) => bring(read(text)), random: () => bring(getJson(`/api/games/${game}/decks/random?lang=${language.peek()}`)) }),
      h("section", { class: "panel stack", "aria-label": t("web-deck") }, [
        h("label", { class: "pick" }, [h("span", null, t("web-deck-name")), h("input", { class: "field", value: title.value, maxLength: 60, onInput: (/** @type {Event} */ event) => edits.edit({ title: /** @type {HTMLInputElement} */ (event.target).value }, "title") })]),
        h(EditButtons, { edits }),
        problem.value.length ? h("div", { role: "alert" }, h("ul", { class: "mistakes" }, problem.value.map((text, i) => h("li", { key: i }, text)))) : null,
        deck ? h(Verdict, { deck }) : h("p", { class: "soft" }, t("web-deck-empty")),
        h(List, { game, counts: counts.value, cards, change }),
        counts.value.size ? h(Figures, { game, counts: counts.value, cards, starters, legal, exchange }) : null,
        deck ? h(Hand, { game, counts: counts.value, cards }) : null,
        deck ? h(Out, { game, deck, current }) : null,
      ]),
      h(Reader, null),
      h(OwnPicture, null),
    ]),
  ]);
}

/** A picture of one's own for the card that is read. */
function OwnPicture() {
  const seen = looking.value;
  if (!seen) return null;
  const card = cardName(seen.game, seen.code);
  const put = (/** @type {Event} */ event) => setPicture(seen.code, /** @type {HTMLInputElement} */ (event.target).files?.[0] ?? null);
  return h("div", { class: "row own-picture" }, [
    h("label", { class: "pick" }, [h("span", null, t("web-picture", { card })), h("input", { class: "field", type: "file", accept: "image/*", onChange: put, key: seen.code })]),
    h("button", { type: "button", class: "button small", onClick: () => setPicture(seen.code, null) }, t("web-picture-none")),
    pictureProblem.value ? h("p", { class: "problem", role: "alert" }, t(pictureProblem.value)) : null,
  ]);
}

/** All cards that are wanted, each with its place in the deck. @param {{game: string, cards: Map<string, CardInfo>, counts: Map<string, number>, change: (code: string, by: number) => void}} props */
function Shelf({ game, cards, counts, change }) {
  const many = useSignal(SHOWN);
  const { found, controls } = useFacets(game, cards);
  const wanted = found.slice(0, many.value).map((card) => card.code);
  const shown = useGradually(wanted, FRESH);
  /** All that have ever been: they stay, and are hidden where they are not wanted, for drawing them takes longer. */
  const { current: drawn } = useRef(/** @type {Set<string>} */ (new Set()));
  for (const code of shown) drawn.add(code);
  return h("section", { class: "shelf", "aria-label": t("web-deck-cards") }, [
    controls,
    h("p", { class: "soft", role: "status" }, t("web-deck-found", { n: found.length })),
    h("ul", { class: "shelf-cards", "aria-busy": String(shown.size < wanted.length) }, [...cards.values()].filter((card) => drawn.has(card.code)).map((card) =>
      h(Shelved, { game, card, count: counts.get(card.code) ?? 0, hidden: !shown.has(card.code), change, key: card.code }))),
    found.length > many.value ? h("button", { type: "button", class: "button", onClick: () => (many.value += SHOWN) }, t("web-deck-more")) : null,
  ]);
}

/**
 * Before a card is taken out by its button: where it is the last one, the button goes with it, and the focus goes to what is
 * beside it.
 * @param {MouseEvent} event
 * @param {number} count of these cards
 * @param {(here: Element) => Element | null | undefined} beside where the first button takes the focus, beside this place in its list
 */
function stepAside({ currentTarget }, count, beside) {
  const here = currentTarget instanceof Element ? currentTarget.closest("li") : null;
  if (count === 1 && here) beside(here)?.querySelector("button")?.focus();
}

/** A card on the shelf; it is drawn again only where something about it has changed. @param {{game: string, card: CardInfo, count: number, hidden: boolean, change: (code: string, by: number) => void}} props */
function Shelved({ game, card, count, hidden, change }) {
  const less = (/** @type {MouseEvent} */ event) => {
    stepAside(event, count, (here) => here);
    change(card.code, -1);
  };
  return h("li", { hidden, class: count ? "in" : "", ...lookAt(game, card.code) }, [
    h("button", { type: "button", class: "add", onClick: () => change(card.code, 1) }, [h("span", { class: "unseen" }, t("web-deck-add", { card: cardWords(game, card.code) })), h("span", { "aria-hidden": "true" }, h(CardFace, { game, code: card.code }))]),
    count ? h("span", { class: "count" }, [h("b", null, `×${count}`), h("button", { type: "button", class: "button round small", onClick: less, "aria-label": t("web-less", { what: card.name }) }, h(Icon, { name: "minus" }))]) : null,
  ]);
}

/** Where a deck can come from. @param {{game: string, cards: Map<string, CardInfo>, starters: DeckInfo[], use: (deck: DeckInfo) => void, read: (text: string) => void, random: () => void}} props */
function Sources({ game, cards, starters, use, read, random }) {
  const text = useSignal("");
  const first = useSignal("");
  const own = decksOf(game);
  const groups = /** @type {[string, string[][]][]} */ ([[t("web-deck-starters"), starters.map((deck) => [deck.id, deck.name])]]);
  if (own.length) groups.push([t("web-deck-own"), own.map((deck) => [deck.what, deckName(deck)])]);
  const begin = (/** @type {string} */ wanted) => {
    first.value = wanted;
    const starter = starters.find((deck) => deck.id === wanted);
    if (starter) use(starter);
    else if (wanted) read(wanted);
  };
  const forms = t("web-deck-import-line", { line: exampleLine(cards, starters) });
  return h("section", { class: "panel stack", "aria-label": t("web-deck-sources") }, [
    h("div", { class: "row" }, [
      h(Pick, { title: t("web-deck-start"), value: first.value, values: [["", "–"]], groups, set: begin }),
      h("button", { type: "button", class: "button", onClick: random }, [h(Icon, { name: "dice" }), t("web-deck-random")]),
    ]),
    trouble.value ? h("p", { class: "problem", role: "alert" }, trouble.value) : null,
    h("details", null, [
      h("summary", null, t("web-deck-import")),
      h("label", { class: "unseen", for: "import" }, forms),
      h("textarea", { id: "import", class: "field", rows: 6, placeholder: forms, onInput: (/** @type {Event} */ event) => (text.value = /** @type {HTMLTextAreaElement} */ (event.target).value) }),
      h("button", { type: "button", class: "button", disabled: !text.value.trim(), onClick: () => read(text.value) }, [h(Icon, { name: "upload" }), t("web-deck-read")]),
    ]),
  ]);
}

/**
 * A line of a list with a card of the game, as it is written in this language: one that a starter deck holds twice.
 * @param {Map<string, CardInfo>} cards
 * @param {DeckInfo[]} starters
 */
function exampleLine(cards, starters) {
  const twice = starters.flatMap((deck) => deck.sections).flatMap((section) => section.cards).find((entry) => entry.count > 1);
  return `2 ${twice?.name ?? [...cards.values()][0]?.name ?? ""}`;
}

/** What the rules say. @param {{deck: DeckInfo}} props */
function Verdict({ deck }) {
  if (!deck.mistakes.length) return h("p", { class: "legal-deck", role: "status" }, [h(Icon, { name: "check" }), t("web-deck-legal")]);
  return h("div", { role: "status" }, h("ul", { class: "mistakes" }, deck.mistakes.map((said, i) => h("li", { key: i }, [said.text, " ", h(Clause, { id: said.clause })]))));
}

/** The deck, card by card. @param {{game: string, counts: Map<string, number>, cards: Map<string, CardInfo>, change: (code: string, by: number) => void}} props */
function List({ game, counts, cards, change }) {
  return h("ul", { class: "deck-list" }, [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([code, count]) => {
    const what = cards.get(code)?.name ?? code;
    const less = (/** @type {MouseEvent} */ event) => {
      stepAside(event, count, (here) => here.nextElementSibling ?? here.previousElementSibling ?? here.closest("section"));
      change(code, -1);
    };
    return h("li", { key: code, ...lookAt(game, code) }, [
      h("b", null, `${count}×`),
      h("span", null, what),
      h("button", { type: "button", class: "button round small", onClick: less, "aria-label": t("web-less", { what }) }, h(Icon, { name: "minus" })),
      h("button", { type: "button", class: "button round small", onClick: () => change(code, 1), "aria-label": t("web-more", { what }) }, h(Icon, { name: "plus" })),
    ]);
  }));
}

/** Keep it, hand it on, play it: as it is shown, so not while the server still reads the last change. @param {{game: string, deck: DeckInfo, current: boolean}} props */
function Out({ game, deck, current }) {
  const said = useSignal("");
  const copy = async (/** @type {string} */ text) => {
    if (await copied(text)) said.value = t("web-copied");
  };
  const play = async () => {
    const info = gameInfo(game);
    if (!info) return;
    const [mine, ...others] = usualSeats(info, "computer");
    try {
      await makeTable({ game, seats: [{ ...mine, deck: deck.share }, ...others], hints: true });
    } catch (error) {
      said.value = wordsOf(error);
    }
  };
  const save = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const undo = useRef(/** @type {HTMLButtonElement | null} */ (null));
  /** The deck that was deleted last, and can be had back. */
  const forgotten = useSignal(/** @type {import("../types.js").OwnBelonging | null} */ (null));
  const gone = forgotten.value;
  const decks = decksOf(game);
  const own = decks.find((one) => one.what === deck.share) ?? decks.find((one) => one.name === deck.name);
  const tell = async (/** @type {Promise<string>} */ problem, /** @type {string} */ done) => {
    said.value = t("web-moment");
    said.value = (await problem) || done;
    return said.peek() === done;
  };
  const keepIt = async () => {
    if (await tell(keepDeck({ kind: "deck", game, what: deck.share }, deck.name, own?.what), t("web-deck-kept"))) forgotten.value = null;
  };
  const forget = async (/** @type {import("../types.js").OwnBelonging} */ deck) => {
    if (await tell(drop(deck), t("web-deck-forgotten"))) forgotten.value = deck;
  };
  const restore = async (/** @type {import("../types.js").OwnBelonging} */ deck) => {
    if (!(await tell(keepDeck({ kind: "deck", game, what: deck.what }, deckName(deck)), t("web-deck-restored")))) return;
    forgotten.value = null;
    save.current?.focus(); // the button that had it is gone
  };
  useEffect(() => {
    if (forgotten.value) undo.current?.focus(); // likewise
  }, [forgotten.value]);
  useEffect(() => {
    if (said.peek() !== t("web-deck-here")) return;
    if (own?.what === deck.share) said.value = t("web-deck-kept");
    else said.value = leftovers.value.find((one) => one.game === game && one.text === deck.share)?.why ?? said.peek();
  }, [belongings.value, leftovers.value]);
  return h("div", { class: "row" }, [
    h("button", { ref: save, type: "button", class: "button main small", disabled: !current || belongings.value === null, onClick: () => keepIt() }, [h(Icon, { name: "check" }), t("web-deck-keep")]),
    own ? h("button", { type: "button", class: "button small", onClick: () => forget(own) }, [h(Icon, { name: "trash" }), t("web-deck-forget")]) : null,
    gone ? h("button", { ref: undo, type: "button", class: "button small", onClick: () => restore(gone) }, [h(Icon, { name: "undo" }), t("web-deck-unforget")]) : null,
    h("button", { type: "button", class: "button small", disabled: !current, onClick: () => copy(deck.text) }, [h(Icon, { name: "copy" }), t("web-deck-copy-text")]),
    h("button", { type: "button", class: "button small", disabled: !current, onClick: () => copy(deck.share) }, [h(Icon, { name: "link" }), t("web-deck-copy-code")]),
    h("button", { type: "button", class: "button small", disabled: !current || deck.mistakes.length > 0, onClick: play }, [h(Icon, { name: "play" }), t("web-deck-play")]),
    h("span", { role: "status", class: "soft" }, said.value),
  ]);
}
