import { expect, it } from 'vitest';
import { createBayes } from './bayes.ts';

const KNOWN = [
  { label: 'cameras', marks: ['howmany', 'camera'] },
  { label: 'cameras', marks: ['camera', 'archive', 'day'] },
  { label: 'fee', marks: ['howmany', 'fee'] },
  { label: 'fee', marks: ['fee', 'pay'] },
  { label: 'fee', marks: ['fee', 'day'] },
] as const;

const opinion = () => createBayes(KNOWN, () => 1);

it('takes a question for what is asked with its words', async () => {
  const guess = await opinion();
  expect(guess(['day', 'camera'])[0]?.label).toBe('cameras');
  expect(guess(['day', 'fee'])[0]?.label).toBe('fee');
});

it('gives shares that add up to 1, whatever is said', async () => {
  const guess = await opinion();
  for (const marks of [[], ['never', 'heard'], ['camera', 'camera', 'fee']]) {
    const sum = guess(marks).reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1);
  }
});

it('is surer the more of what is said belongs to one', async () => {
  const guess = await opinion();
  const share = (marks: readonly string[]) => guess(marks)[0]?.share ?? 0;
  expect(share(['camera', 'archive'])).toBeGreaterThan(share(['camera', 'howmany']));
});
