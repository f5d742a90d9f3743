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
export function createNeighbours<Label extends string>(
  known: ReadonlyArray<Known<Label>>,
  weightOf: (mark: string) => number,
) {
  const holders = new Map<string, number[]>();
  for (const [place, { marks }] of known.entries())
    for (const mark of new Set(marks)) {
      const list = holders.get(mark);
      if (list) list.push(place);
      else holders.set(mark, [place]);
    }
  // A mark that nobody has still says that the question is another one.
  const weights = new Map(
    [...holders].map(([mark, list]) => [mark, weightOf(mark) * Math.log(known.length / list.length)]),
  );
  const strange = Math.log(known.length * 2);
  const weight = (mark: string): number => weights.get(mark) ?? weightOf(mark) * strange;
  const wholes = Float64Array.from(known, ({ marks }) =>
    [...new Set(marks)].reduce((sum, mark) => sum + weight(mark), 0),
  );

  /** Shares of the votes by label; they add up to 1, or there are none. */
  return (marks: readonly string[]): ReadonlyMap<Label, number> => {
    const shared = new Map<number, number>();
    let whole = 0;
    for (const mark of new Set(marks)) {
      const own = weight(mark);
      whole += own;
      for (const place of holders.get(mark) ?? []) shared.set(place, (shared.get(place) ?? 0) + own);
    }
    const nearest = [...shared]
      .map(([place, common]) => ({ place, likeness: common / (whole + (wholes[place] ?? 0) - common) }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, VOTERS);
    const votes = new Map<Label, number>();
    const all = nearest.reduce((sum, { likeness }) => sum + likeness ** 2, 0);
    for (const { place, likeness } of nearest) {
      const label = known[place]?.label;
      if (label && all > 0) votes.set(label, (votes.get(label) ?? 0) + likeness ** 2 / all);
    }
    return votes;
  };
}
