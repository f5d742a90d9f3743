import { inTurns } from './turns.ts';

/** A question by what stands in it: each mark with how much it tells beside the others. */
export interface Known<Label extends string> {
  readonly label: Label;
  readonly marks: readonly string[];
}

/** So many of the nearest have a vote. */
const VOTERS = 10;

/**
 * What the taught questions most like a new one are about. Likeness is the weight of the marks that two questions share, out of all
 * that either has; a rare mark weighs more. `weightOf` says how much a kind of mark counts.
 */
export async function createNeighbours<Label extends string>(
  known: ReadonlyArray<Known<Label>>,
  weightOf: (mark: string) => number,
) {
  const holders = new Map<string, number[]>();
  await inTurns(known, ({ marks }, place) => {
    for (const mark of new Set(marks)) {
      const list = holders.get(mark);
      if (list) list.push(place);
      else holders.set(mark, [place]);
    }
  });
  // A mark that nobody has still says that the question is another one.
  const weights = new Map<string, number>();
  await inTurns(holders, ([mark, list]) => {
    weights.set(mark, weightOf(mark) * Math.log(known.length / list.length));
  });
  const strange = Math.log(known.length * 2);
  const weight = (mark: string): number => weights.get(mark) ?? weightOf(mark) * strange;
  const wholes = new Float64Array(known.length);
  await inTurns(known, ({ marks }, place) => {
    for (const mark of new Set(marks)) wholes[place] = (wholes[place] ?? 0) + weight(mark);
  });

  // Filled and emptied for each question: thousands of numbers, most of them untouched.
  const shared = new Float64Array(known.length);

  /** The likest first, so many as may vote. */
  function nearest(marks: ReadonlySet<string>): Array<{ readonly place: number; readonly likeness: number }> {
    const touched: number[] = [];
    let whole = 0;
    for (const mark of marks) {
      const own = weight(mark);
      whole += own;
      for (const place of holders.get(mark) ?? []) {
        if (shared[place] === 0) touched.push(place);
        shared[place] = (shared[place] ?? 0) + own;
      }
    }
    const best: Array<{ readonly place: number; readonly likeness: number }> = [];
    for (const place of touched) {
      const common = shared[place] ?? 0;
      shared[place] = 0;
      const likeness = common / (whole + (wholes[place] ?? 0) - common);
      if (best.length === VOTERS && likeness <= (best.at(-1)?.likeness ?? 0)) continue;
      const after = best.findIndex((each) => each.likeness < likeness);
      best.splice(after < 0 ? best.length : after, 0, { place, likeness });
      if (best.length > VOTERS) best.pop();
    }
    return best;
  }

  /** Shares of the votes by label; they add up to 1, or there are none. */
  return (marks: readonly string[]): ReadonlyMap<Label, number> => {
    const voters = nearest(new Set(marks));
    const all = voters.reduce((sum, { likeness }) => sum + likeness ** 2, 0);
    const votes = new Map<Label, number>();
    for (const { place, likeness } of voters) {
      const label = known[place]?.label;
      if (label && all > 0) votes.set(label, (votes.get(label) ?? 0) + likeness ** 2 / all);
    }
    return votes;
  };
}
