import { message } from './message.ts';

export const SNILS_LENGTH = 11;

/** Numbers up to 001-001-998 were issued before the control number existed. */
const LAST_WITHOUT_CHECKSUM = 1_001_998;

export function checkSnils(value: string): string | null {
  if (value === '') return message('validation.snils.required');
  if (!/^[0-9]+$/.test(value)) return message('validation.snils.digits');
  if (value.length !== SNILS_LENGTH) return message('validation.snils.length');
  return hasRightChecksum(value) ? null : message('validation.snils.invalid');
}

/** Rule of forms where SNILS may be left out. */
export function checkOptionalSnils(value: string): string | null {
  return value === '' ? null : checkSnils(value);
}

/** `112-233-445 95`, as the card prints it. */
export function formatSnils(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4');
}

/** The last two digits that belong to the first nine. */
export function snilsChecksum(firstNine: string): string {
  const sum = [...firstNine].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return String((sum % 101) % 100).padStart(2, '0');
}

function hasRightChecksum(digits: string): boolean {
  const number = Number(digits.slice(0, 9));
  if (/^0+$/.test(digits)) return false;
  return number <= LAST_WITHOUT_CHECKSUM || snilsChecksum(digits.slice(0, 9)) === digits.slice(9);
}
