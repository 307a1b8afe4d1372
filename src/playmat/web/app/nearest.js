/** The known word that a wrong one most likely means. */

/**
 * How many letters have to be added, left out or changed to make one word of another.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, against] of [...other].entries()) {
      next.push(Math.min(row[column + 1] + 1, next[column] + 1, row[column] + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}

/**
 * The nearest of the known words; the empty string where none has half its letters in common.
 * @param {string} wrong
 * @param {string[]} known
 */
export function nearest(wrong, known) {
  const word = wrong.slice(0, 200).toLowerCase();
  const far = known.map((one) => distance(word, one));
  const least = Math.min(...far);
  const near = known[far.indexOf(least)] ?? "";
  return least * 2 <= Math.max(word.length, near.length) ? near : "";
}
