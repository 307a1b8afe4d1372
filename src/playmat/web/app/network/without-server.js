/** What a line says where no server of a table does: that of a lesson, a branch, a developer’s table. */
import { Refusal } from "./net.js";
import { wordsOf } from "./sending.js";
import { t } from "../text.js";

/** @typedef {import("./socket.js").Answer} Answer */

/**
 * All of a table that nobody else is at.
 * @param {Pick<import("../types.js").State, "version" | "table" | "play" | "events" | "you">} told
 * @returns {import("../types.js").State}
 */
export const stateOf = (told) => ({ type: "state", ...told, notices: [], online: [], watchers: 0, protocol: 0, server: "" });

/** It is done. @param {number} version @returns {Answer} */
export const done = (version) => ({ type: "ack", id: "", version });

/** It is not done: the table is another one by now. @param {number} version @returns {Answer} */
export const overtaken = (version) => ({ type: "refused", id: "", code: "stale", reason: { text: t("web-stale") }, version });

/** It is not done, for the last of the reasons that the server gave. @param {unknown} error @param {number} version @returns {Answer} */
export function refusedBy(error, version) {
  const more = error instanceof Refusal ? error.more : [];
  return { type: "refused", id: "", code: "illegal", reason: more[0] ?? { text: wordsOf(error) }, version };
}
