/** Where this site lies: at the root of its host, or below a path that a proxy keeps for it. */

const named = document.querySelector('meta[name="playmat-path"]');

/** That path, without a slash at its end. */
export const PATH = named instanceof HTMLMetaElement ? named.content : "";

/**
 * The path, on the host, of an address that is written from the root of this site.
 * @param {string} address such as `/t/h3Kx`
 */
export const at = (address) => PATH + address;
