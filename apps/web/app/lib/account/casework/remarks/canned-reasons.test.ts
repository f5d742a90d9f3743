import { expect, it } from 'vitest';
import { reasonByKey } from './canned-reasons.tsx';

const reasons = ['Темно.', 'Не видно вход.'];

it('Alt and a digit choose a reason by the place of the key; a bare digit is typed', () => {
  expect(reasonByKey({ altKey: true, code: 'Digit2' }, reasons)).toBe('Не видно вход.');
  expect(reasonByKey({ altKey: true, code: 'Numpad1' }, reasons)).toBe('Темно.');
  expect(reasonByKey({ altKey: false, code: 'Digit2' }, reasons)).toBeUndefined();
  expect(reasonByKey({ altKey: true, code: 'Digit3' }, reasons)).toBeUndefined();
  expect(reasonByKey({ altKey: true, code: 'KeyA' }, reasons)).toBeUndefined();
});
