/** Words that people look for, compared as they mean them: without case, accents, width, or the kind of kana. */

/** How far hiragana are from katakana. */
const KANA = 0x60;

/** @param {string} text */
export function plain(text) {
  const marked = text.normalize("NFKC").toLowerCase();
  const bare = marked.normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC");
  return bare.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA));
}

/**
 * What has all of the words, what begins with them first, then what has one at the beginning of a word.
 * @template T
 * @param {T[]} all
 * @param {string} wanted
 * @param {(one: T) => string[]} textOf its texts, the main one first
 * @returns {T[]}
 */
export function having(all, wanted, textOf) {
  const words = plain(wanted).split(/\s+/).filter((word) => word);
  if (!words.length) return all;
  const found = all.flatMap((one) => {
    const [title, ...more] = textOf(one).map(plain);
    if (!words.every((word) => [title, ...more].some((text) => text.includes(word)))) return [];
    const starts = title.startsWith(words[0]) ? 0 : title.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words[0])) ? 1 : 2;
    return [{ one, starts }];
  });
  return found.sort((a, b) => a.starts - b.starts).map(({ one }) => one);
}
