import type { Guess } from './classifier.ts';
import type { Known } from './neighbours.ts';
import { inTurns } from './turns.ts';

/** A mark counts in each label as if so many questions had been taught that have it as often as all the others do. */
const AS_IF = 20;

/**
 * Which label's questions hold the marks of a new one the most often, beside all questions (naive Bayes). It looks at each mark by
 * itself and so errs in other places than the classifier, which weighs them against each other.
 */
export async function createBayes<Label extends string>(
  known: ReadonlyArray<Known<Label>>,
  weightOf: (mark: string) => number,
) {
  const sizes = new Map<Label, number>();
  const counts = new Map<string, Map<Label, number>>();
  await inTurns(known, ({ label, marks }) => {
    sizes.set(label, (sizes.get(label) ?? 0) + 1);
    for (const mark of new Set(marks)) {
      const own = counts.get(mark) ?? new Map<Label, number>();
      own.set(label, (own.get(label) ?? 0) + 1);
      counts.set(mark, own);
    }
  });

  /** Shares of all labels, the likeliest first. */
  return (marks: readonly string[]): Array<Guess<Label>> => {
    const scores = new Map([...sizes.keys()].map((label) => [label, 0]));
    let whole = 0;
    for (const mark of new Set(marks)) {
      const own = counts.get(mark);
      if (!own) continue;
      const weight = weightOf(mark);
      whole += weight;
      let all = 0;
      for (const count of own.values()) all += count;
      const expected = (AS_IF * all) / known.length;
      for (const [label, count] of own)
        scores.set(label, (scores.get(label) ?? 0) + weight * Math.log1p(count / expected));
    }
    // What a label's questions never hold speaks against it, the more of them there are the more so.
    for (const [label, score] of scores)
      scores.set(label, score - whole * Math.log1p((sizes.get(label) ?? 0) / AS_IF));
    const highest = Math.max(...scores.values());
    const shares = [...scores].map(([label, score]) => ({ label, share: Math.exp(score - highest) }));
    const sum = shares.reduce((total, { share }) => total + share, 0);
    return shares
      .map(({ label, share }) => ({ label, share: share / sum }))
      .toSorted((a, b) => b.share - a.share);
  };
}
