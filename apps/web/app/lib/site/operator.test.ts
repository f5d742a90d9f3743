import { expect, test } from 'vitest';
import { readOperator, withOperator } from './operator.ts';

const PAGE = '<html><head><title>x</title></head><body></body></html>';

test('the operator travels in the head, whatever its name holds', () => {
  const operator = { name: 'ООО «Так & "эдак"» $& </head>', address: 'Улица, 1', email: 'us@punkt.example' };
  const html = withOperator(PAGE, operator);
  const [, written = ''] = /<meta name="punkt-operator" content="([^"]*)"\/><\/head><body>/.exec(html) ?? [];
  const content = written.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(readOperator({ querySelector: () => ({ content }) as never })).toEqual(operator);
});

test('a sandbox without one has nothing to tell', () => {
  expect(withOperator(PAGE, null)).toBe(PAGE);
  expect(readOperator({ querySelector: () => null })).toBeNull();
});
