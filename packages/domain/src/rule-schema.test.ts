import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkEmail } from './email.ts';
import { checkName, cleanName } from './name.ts';
import { ruled } from './rule-schema.ts';

test('a value is cleaned before it is judged, and comes out clean', () => {
  expect(ruled(checkEmail).parse(' anna@example.org ')).toBe('anna@example.org');
  expect(ruled(checkName, cleanName).parse(' Анна1 ')).toBe('Анна');
});

test('a broken rule speaks with its own message', () => {
  expect(
    ruled(checkEmail)
      .safeParse('anna')
      .error?.issues.map((issue) => issue.message),
  ).toEqual(['validation.email.invalid']);
});

test('the schema can be printed for OpenAPI', () => {
  expect(z.toJSONSchema(ruled(checkEmail))).toMatchObject({ type: 'string' });
});
