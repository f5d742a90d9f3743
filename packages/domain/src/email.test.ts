import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEmail } from './email.ts';

test.each(['a@b.c', `${'a'.repeat(250)}@b.c`, 'anna.ivanova@example.org', 'почта@пример.рф', 'a.b@cd'])(
  '%s is an address',
  (value) => {
    expect(checkEmail(value)).toBeNull();
  },
);

test.each([
  { value: 'a@.c', reason: 'shorter than 5' },
  { value: '@abc.de', reason: 'nothing before the @' },
  { value: 'abcd.ef', reason: 'no @' },
  { value: 'anna@example', reason: 'no dot' },
  { value: 'anna@example.', reason: 'the dot is last' },
  { value: 'a.b.c@', reason: 'nothing behind the @' },
  { value: 'a@b@c.de', reason: 'two @' },
  { value: 'an na@example.org', reason: 'a space' },
  { value: 'anna@example.org\r\nBcc: x', reason: 'a line break' },
  { value: 'anna\u0000@example.org', reason: 'a control character' },
  { value: `${'a'.repeat(251)}@b.c`, reason: 'too long to deliver' },
])('refused: $reason', ({ value }) => {
  expect(checkEmail(value)).toBe('validation.email.invalid');
});

test('nothing is a missing field, not a wrong one', () => {
  expect(checkEmail('')).toBe('validation.required');
});

test('every ordinary address passes, and none passes without its @ or its dots', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(checkEmail(address)).toBeNull();
      expect(checkEmail(address.replace('@', ''))).toBe('validation.email.invalid');
      expect(checkEmail(address.replaceAll('.', ''))).toBe('validation.email.invalid');
      expect(checkEmail(`${address}.`)).toBe('validation.email.invalid');
    }),
  );
});
