/** Who looks at something else is told when it is their turn, if they want it. */
import { useEffect } from "preact/hooks";
import { notify } from "../notify.js";
import { t } from "../text.js";

/**
 * @param {string} title the game
 * @param {string} name which question it is; empty while none waits for us
 * @param {string} question
 */
export function useTurnNotice(title, name, question) {
  useEffect(() => {
    if (!name || !document.hidden) return undefined;
    const here = new AbortController();
    void notify(t("web-notice-turn", { game: title }), question, location.pathname, here.signal);
    addEventListener("visibilitychange", () => here.abort(), { once: true, signal: here.signal });
    return () => here.abort();
  }, [name]);
}
