/** How many letters have to be added, dropped, changed or swapped with their neighbour to make one word the other. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** Longer than any form. */
const LONGEST = 64;
let before = new Uint8Array(LONGEST);
let last = new Uint8Array(LONGEST);
let current = new Uint8Array(LONGEST);

/**
 * Whether a word, or its beginning that ends at one of these letters, is at most so many letters away from a form: what `distance`
 * says of each, in one go and without going on where it is hopeless. Thousands of words are compared with thousands of forms.
 */
export function begins(
  word: string,
  form: string,
  { from, to, most }: Record<'from' | 'to' | 'most', number>,
) {
  const width = Math.min(to, word.length);
  if (width >= LONGEST) return false;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  let lowestBefore = 0;
  for (let row = 1; row <= form.length; row += 1) {
    const letter = form[row - 1];
    current[0] = row;
    let lowest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = (last[column - 1] ?? 0) + (letter === word[column - 1] ? 0 : 1);
      const more = Math.min(current[column - 1] ?? 0, last[column] ?? 0) + 1;
      let count = same < more ? same : more;
      if (row > 1 && letter === word[column - 2] && form[row - 2] === word[column - 1])
        count = Math.min(count, (before[column - 2] ?? 0) + 1);
      current[column] = count;
      if (count < lowest) lowest = count;
    }
    // Two letters that changed places look back over two rows.
    if (lowest > most && lowestBefore > most) return false;
    lowestBefore = lowest;
    [before, last, current] = [last, current, before];
  }
  for (let column = Math.min(from, width); column <= width; column += 1)
    if ((last[column] ?? 0) <= most) return true;
  return false;
}
