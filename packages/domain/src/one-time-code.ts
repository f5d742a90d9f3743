import { message } from './message.ts';

/** Log-in by phone. The server tells the client both length and pause; these are its own figures. */
export const LOGIN_CODE = {
  length: 6,
  resendAfterSeconds: 59,
  validSeconds: 300,
  attempts: 5,
  codesPerPhonePerHour: 5,
} as const;

/** Confirmation of a new employee's phone. */
export const EMPLOYEE_CODE = { length: 4, attempts: 3, validSeconds: 300, resendAfterSeconds: 59 } as const;

/** A code has exactly the length the server announced. */
export function checkOneTimeCode(value: string, length: number): string | null {
  if (value === '') return message('validation.required');
  if (!/^[0-9]+$/.test(value)) return message('validation.digitsOnly');
  return value.length === length ? null : message('validation.exactDigits', { count: length });
}
