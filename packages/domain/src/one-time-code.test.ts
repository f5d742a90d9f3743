import { describe, expect, it, test } from 'vitest';
import { country } from './countries.ts';
import { COUNTRY_CODES } from './country-code.ts';
import {
  type CodeUse,
  checkOneTimeCode,
  codeRefusal,
  EMPLOYEE_CODE,
  guessesLeft,
  LOGIN_CODE,
} from './one-time-code.ts';

test.each([
  ['', 6, 'validation.required'],
  ['12345', 6, 'validation.exactDigits|{"count":6}'],
  ['1234567', 6, 'validation.exactDigits|{"count":6}'],
  ['12345a', 6, 'validation.digitsOnly'],
  ['012345', 6, null],
  ['0123', 4, null],
])('%o of %i digits', (value, length, answer) => {
  expect(checkOneTimeCode(value, length)).toBe(answer);
});

test('figures of the two codes', () => {
  expect(LOGIN_CODE).toMatchObject({ length: 6, resendAfterSeconds: 59, validSeconds: 300, attempts: 5 });
  expect(EMPLOYEE_CODE).toMatchObject({ length: 4, attempts: 3 });
});

describe('why no code is sent', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const none = { count: 0, oldest: null };
  const fresh: CodeUse = {
    known: false,
    device: none,
    network: none,
    phoneHere: { ...none, newest: null },
    phone: { ...none, today: 0 },
    guesses: { network: 0, strangers: 0, known: 0 },
    country: { sent: 0, most: 10_000, staff: false },
  };
  const refusal = (use: Partial<CodeUse>) => codeRefusal(LOGIN_CODE, { ...fresh, ...use }, 30, now);
  const hour = { count: 100, oldest: ago(600) };

  it('has no reason for the first', () => expect(refusal({})).toBeNull());

  it.each([
    ['the pause', { phoneHere: { count: 1, oldest: ago(20), newest: ago(20) } }, 'resend_too_early', 39],
    ['the device', { device: hour }, 'too_many_codes', 3000],
    ['the network', { network: hour }, 'too_many_codes', 3000],
    ['the phone from here', { phoneHere: { ...hour, newest: ago(60) } }, 'too_many_codes', 3000],
    ['the phone from everywhere', { phone: { ...hour, today: 0 } }, 'too_many_codes', 3000],
    ['the phone of the day', { phone: { ...none, today: 30 } }, 'too_many_codes', 3600],
    ['guesses from here', { guesses: { network: 15, strangers: 15, known: 0 } }, 'too_many_codes', 3600],
    ['guesses', { guesses: { network: 0, strangers: 40, known: 0 } }, 'too_many_codes', 3600],
    ['the country', { country: { sent: 10, most: 10, staff: false } }, 'too_many_codes', 3600],
  ] as const)('names %s', (_, use, code, seconds) => {
    expect(refusal(use)).toEqual({ code, seconds });
  });

  it('lets a known device through whatever strangers have used up, and staff on a day that ran out', () => {
    const flooded = {
      network: hour,
      phone: { ...hour, today: 100 },
      guesses: { network: 15, strangers: 40, known: 0 },
      country: { sent: 10, most: 10, staff: false },
    };
    expect(refusal({ ...flooded, known: true })).toBeNull();
    expect(refusal({ ...flooded, known: true, guesses: { ...flooded.guesses, known: 10 } })).not.toBeNull();
    expect(refusal({ country: { sent: 10, most: 10, staff: true } })).toBeNull();
  });

  it('never lets more than fifty guesses a day through', () => {
    const { strangers, known } = LOGIN_CODE.guessesPerDay;
    expect(strangers + known).toBe(50);
    expect(guessesLeft(LOGIN_CODE, { network: 20, strangers: 45, known: 12 }, false)).toBe(0);
    expect(guessesLeft(LOGIN_CODE, { network: 20, strangers: 45, known: 12 }, true)).toBe(0);
  });

  it('splits a day among the countries, and no more than that', () => {
    const shares = COUNTRY_CODES.map((code) => country(code).codeShare);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});
