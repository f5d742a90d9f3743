import { z } from 'zod';
import { message } from './message.ts';

/** Log-in and registration serve all nine; opening a point is narrower (`flow.mayOpenPoint` of the country). */
export const COUNTRY_CODES = ['RU', 'AM', 'KZ', 'BY', 'UZ', 'KG', 'GE', 'TJ', 'TM'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export function isCountryCode(value: unknown): value is CountryCode {
  return COUNTRY_CODES.some((code) => code === value);
}

/** Marked pure so that a bundle which only asks for codes carries no zod. */
export const countryCode = /* @__PURE__ */ z.enum(COUNTRY_CODES, {
  error: () => message('validation.country'),
});
