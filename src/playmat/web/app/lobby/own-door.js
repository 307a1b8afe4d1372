/** The door of a server that was started for this machine: whether it is open to others, and the links that lead in. */
import { useNow } from "../network/answers.js";

/** @typedef {import("../types.js").Invitation} Invitation */

/** By these names a server's own door is opened, and no other. */
const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Whether this page comes from the own machine, as far as its address tells. */
export const isHere = () => HERE.includes(location.hostname);

/** Whether this server is open to others, again and again; null while that is not known. @returns {import("@preact/signals").Signal<Invitation | null>} */
export const useDoor = () => useNow(isHere() ? "/api/invitation" : "");

/** The link that most people can open: from far away where that has been answered, else on the same network. @param {Invitation | null} door */
export const bestLink = (door) => [...(door?.links ?? [])].sort((one, other) => rank(other) - rank(one))[0];

/** @param {import("../types.js").GuestLink} one */
const rank = (one) => (one.reached === "here" ? 2 : 0) + Number(one.outside);
