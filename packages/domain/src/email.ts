import { message } from './message.ts';

const SHORTEST = 5;
/** RFC 5321: nothing longer can be delivered. */
const LONGEST = 254;

/**
 * The specification's own light rule (5 characters, an @ after the first, a dot that is not last), and three things
 * without which no letter arrives: one @ with something behind it, no spaces, a deliverable length.
 */
export function checkEmail(value: string): string | null {
  if (value === '') return message('validation.required');
  return isEmail(value) ? null : message('validation.email.invalid');
}

export function isEmail(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST) return false;
  return /^[^\s\p{C}@]+@[^\s\p{C}@]+$/u.test(value) && value.includes('.') && !value.endsWith('.');
}
