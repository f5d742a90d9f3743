/**
 * Puts characters into a mask in which every 9 is a free place and the rest is punctuation. Stops where the
 * characters end, so that a half-typed number shows no trailing punctuation.
 */
export function fillMask(mask: string, characters: string): string {
  let filled = '';
  let next = 0;
  for (const place of mask) {
    if (next >= characters.length) break;
    filled += place === '9' ? characters.charAt(next++) : place;
  }
  return filled;
}
