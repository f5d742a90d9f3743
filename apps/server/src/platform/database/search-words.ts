const PHONE = /^\+?[\d\s()-]{5,}$/;

/** What somebody typed into the box of a list, as it is looked for: a phone by its digits, the rest word by word. */
export function searchWords(query: string | undefined): readonly string[] {
  const text = (query ?? '').trim().toLowerCase();
  if (!PHONE.test(text)) return text.split(/[\s,№]+/u).filter(Boolean);
  const digits = text.replace(/\D/g, '');
  // Written as at home: kept with the dial code.
  return [digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits];
}

/** For `like`. What the reader typed is no pattern. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The same signs as `search_terms` of the database parts words by (migration 0056). */
const BETWEEN = /[\][\s!"#$%&'()*+,./:;<=>?@\\^_`{|}~«»„“”‘’–—№-]+/u;
const LONGEST_TERM = 100;
/** Shorter numbers are looked for as they are: as the beginning of another one they would find half of all phones. */
const PART_OF_NUMBER = 4;

function termOf(part: string): string {
  const term = `'${[...part].slice(0, LONGEST_TERM).join('')}'`;
  return /^\d+$/.test(part) && part.length < PART_OF_NUMBER ? term : `${term}:*`;
}

/** For `@@`: every word is the beginning of one in the text, or stands anywhere in a number. Null where nothing is left to look for. */
export function termQuery(words: readonly string[]): string | null {
  const parts = words.flatMap((word) => word.split(BETWEEN).filter(Boolean));
  return parts.length > 0 ? parts.map(termOf).join(' & ') : null;
}
