import { checkLength } from './length.ts';
import { message } from './message.ts';

export const NAME_LENGTH = { min: 2, max: 100 } as const;

const FORBIDDEN = /[^\p{L}\p{M} \-'’.]/gu;

/** Drops what no name holds, while it is typed: letters of any script, space, hyphen, apostrophe and dot stay. */
export function stripName(input: string): string {
  return input.replace(FORBIDDEN, '');
}

/** The name as it is kept: stripped, composed (NFC), without stray spaces. */
export function cleanName(input: string): string {
  const stripped = stripName(input.normalize('NFC').replace(/\s+/gu, ' '));
  // Composed again: what was dropped may have stood between a letter and its mark.
  return stripped.normalize('NFC').replace(/ {2,}/g, ' ').trim();
}

/** Rule of first and last names. */
export function checkName(input: string): string | null {
  const name = cleanName(input);
  if (name === '') return message('validation.required');
  return checkLength(name, NAME_LENGTH) ?? (/\p{L}/u.test(name) ? null : message('validation.name.letters'));
}

/** Rule of the middle name: nothing, or a name. */
export function checkMiddleName(input: string): string | null {
  return input.trim() === '' ? null : checkName(input);
}
