import { fillMask } from '@punkt/domain/mask';

/** How values are shown and kept; each pair goes into a text field. */
interface Format {
  readonly format: (value: string) => string;
  readonly parse: (shown: string) => string;
}

const digits = (text: string): string => text.replace(/\D/g, '');
const same = (text: string): string => text;

/** The record keeps the punctuation: a date is DD.MM.YYYY everywhere. */
export const maskFormat = (mask: string): Format => ({
  format: same,
  parse: (shown) => fillMask(mask, digits(shown)),
});

export const DATE_FORMAT: Format = maskFormat('99.99.9999');

export const DIGITS_FORMAT: Format = { format: same, parse: digits };

/** Codes are copied from statements that group them, and typed in small letters. */
export const CODE_FORMAT: Format = {
  format: same,
  parse: (shown) => shown.replace(/\s+/gu, '').toUpperCase(),
};

/** The record keeps digits alone; the card prints them grouped. */
export const SNILS_FORMAT: Format = {
  format: (value) => fillMask('999-999-999 99', value),
  parse: (shown) => digits(shown).slice(0, 11),
};
