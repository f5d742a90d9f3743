import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvStream } from './csv.ts';

async function* batches() {
  yield [['plain', 5, null]];
  yield [
    ['a;b', 'say "yes"', 'two\nlines'],
    ['=1+1', '+7 916', -5],
  ];
}

it('quotes what needs it, and lets nothing run as a formula', async () => {
  expect((await buffer(csvStream(['one', 'two', 'three'], batches()))).toString()).toBe(
    ['\ufeffone;two;three', 'plain;5;', '"a;b";"say ""yes""";"two\nlines"', "'=1+1;'+7 916;-5", ''].join(
      '\r\n',
    ),
  );
});
