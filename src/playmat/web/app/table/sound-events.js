/** What happens at a table is heard: dice that are thrown, and damage. Each game names the sentences that tell of it. */
import { useEffect, useRef } from "preact/hooks";
import { play } from "./sound.js";

/** @typedef {{dice: RegExp, hit: RegExp}} Sounds the keys of the sentences that are heard */

/**
 * @param {import("../types.js").Told[]} events all so far; those that are new are heard, each sound once
 * @param {Sounds | undefined} sounds
 */
export function useSounds(events, sounds) {
  const last = events.at(-1)?.n ?? -1;
  const heard = useRef(last);
  useEffect(() => {
    const keys = events.filter((event) => event.n > heard.current).map((event) => event.said?.key ?? "");
    heard.current = last;
    for (const name of /** @type {const} */ (["dice", "hit"])) if (keys.some((key) => sounds?.[name].test(key))) play(name);
  }, [last]);
}
