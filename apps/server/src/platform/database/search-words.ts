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
