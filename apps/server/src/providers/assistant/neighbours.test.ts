import { expect, it } from 'vitest';
import { createNeighbours } from './neighbours.ts';
import { inTurns } from './turns.ts';

const known = [
  { label: 'fee', marks: ['fee', 'howmuch'] },
  { label: 'fee', marks: ['fee', 'village'] },
  { label: 'sign', marks: ['sign', 'where'] },
  { label: 'sign', marks: ['sign', 'howmuch'] },
] as const;

it('the likest have the votes, which add up to one', async () => {
  const votesOf = await createNeighbours(known, () => 1);
  const votes = votesOf(['fee', 'howmuch']);
  expect(votes.get('fee')).toBeGreaterThan(votes.get('sign') ?? 0);
  expect([...votes.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  // Nothing of one question is left for the next.
  expect(votesOf(['fee', 'howmuch'])).toEqual(votes);
});

it('whatever resembles nothing has no votes', async () => {
  const votesOf = await createNeighbours(known, () => 1);
  expect(votesOf(['elephant']).size).toBe(0);
});

it('others have their turn while much is done, and everything is done once, in order', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const done: number[] = [];
  await inTurns(
    Array.from({ length: 64 }, (_, place) => place),
    (item, place) => {
      expect(place).toBe(item);
      const until = performance.now() + 1;
      while (performance.now() < until);
      done.push(item);
    },
  );
  isDone = true;
  expect(done).toHaveLength(64);
  expect(turns).toBeGreaterThan(1);
});
