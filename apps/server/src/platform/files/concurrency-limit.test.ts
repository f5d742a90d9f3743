import { expect, it } from 'vitest';
import { createConcurrencyLimit, createPersonalLimit } from './concurrency-limit.ts';

/** Work that lasts until it is let go, and what of it has begun. */
function stage() {
  const begun: string[] = [];
  const work = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return {
      end: resolve,
      run: async () => {
        begun.push(name);
        await promise;
      },
    };
  };
  return { begun, work };
}

it('lets in what there are places for, and the rest in its order', async () => {
  const { begun, work } = stage();
  const limit = createConcurrencyLimit(4, 2);
  const [three, two, one] = [work('three'), work('two'), work('one')];
  const all = [limit(three.run, 3), limit(two.run, 2), limit(one.run, 1)];
  await expect(limit(work('too many').run)).rejects.toMatchObject({ code: 'unavailable' });
  // There is a place for one, but two came first.
  expect(begun).toEqual(['three']);
  three.end();
  await all[0];
  expect(begun).toEqual(['three', 'two', 'one']);
  two.end();
  one.end();
  await Promise.all(all);
  await limit(async () => void begun.push('after'), 4);
  expect(begun.at(-1)).toBe('after');
});

it('gives places back when work fails', async () => {
  const limit = createConcurrencyLimit(2, 0);
  const failed = limit(async () => Promise.reject(new Error('no')), 2);
  await expect(failed).rejects.toThrow('no');
  expect(await limit(async () => 'yes', 2)).toBe('yes');
});

it('of one person leaves places to others', async () => {
  const { begun, work } = stage();
  const limit = createPersonalLimit({ atOnce: 4, waiting: 9 }, { atOnce: 2, waiting: 9 });
  const [first, second, other] = [work('first'), work('second'), work('other')];
  const all = [limit('anna', first.run, 2), limit('anna', second.run), limit('boris', other.run, 2)];
  other.end();
  await all[2];
  expect(begun).toEqual(['first', 'other']);
  first.end();
  second.end();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'other', 'second']);
});
