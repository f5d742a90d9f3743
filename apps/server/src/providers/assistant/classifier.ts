import { inTurns } from './turns.ts';

/** A question as the classifier reads it, and what it is about. */
export interface Sample<Label extends string> {
  readonly features: readonly string[];
  readonly label: Label;
}

export interface Guess<Label extends string> {
  readonly label: Label;
  /** From 0 to 1; all of a question's guesses add up to 1. */
  readonly share: number;
}

/** Rounds over all samples; by cross-validation more of them say more wrong things with confidence, and take longer. */
const ROUNDS = 6;
const RATE = 0.5;
/** Pulls weights to nothing: a word that was met once should not decide. */
const PULL = 0.003;
/** An error so small teaches nothing; most labels of most samples have one, so this is most of the time that training would take. */
const SMALL = 0.002;
/** So far behind the best a label has no share worth calculating. */
const HOPELESS = -9;

/** The same order on every machine. */
function shuffled(length: number): number[] {
  const order = Array.from({ length }, (_, place) => place);
  let seed = 17;
  for (let place = length - 1; place > 0; place -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (place + 1);
    [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
  }
  return order;
}

/** Multinomial logistic regression, trained by AdaGrad: small, quick, the same on every machine, and its shares can be trusted. */
export async function train<Label extends string>(samples: ReadonlyArray<Sample<Label>>) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const places = new Map(labels.map((label, place) => [label, place]));
  const columns = new Map<string, number>();
  await inTurns(samples, ({ features }) => {
    for (const feature of features) if (!columns.has(feature)) columns.set(feature, columns.size);
  });
  const width = labels.length;
  const weights = new Float32Array(columns.size * width);
  const seen = new Float32Array(columns.size * width).fill(1e-6);
  const scores = new Float64Array(width);

  const columnsOf = (features: readonly string[]): number[] =>
    features.flatMap((feature) => columns.get(feature) ?? []);

  /** Fills `scores` with the shares of all labels. */
  function weigh(used: ArrayLike<number>): void {
    scores.fill(0);
    for (let each = 0; each < used.length; each += 1) {
      const from = (used[each] ?? 0) * width;
      for (let label = 0; label < width; label += 1)
        scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < width; label += 1) {
      const score = scores[label] ?? 0;
      if (score > highest) highest = score;
    }
    let sum = 0;
    for (let label = 0; label < width; label += 1) {
      const behind = (scores[label] ?? 0) - highest;
      const share = behind < HOPELESS ? 0 : Math.exp(behind);
      scores[label] = share;
      sum += share;
    }
    for (let label = 0; label < width; label += 1) scores[label] = (scores[label] ?? 0) / sum;
  }

  const errors = new Float64Array(width);
  const missed = new Uint16Array(width);

  /** Column by column: the weights of one stand side by side in memory. */
  function learn(used: ArrayLike<number>, right: number): void {
    weigh(used);
    let count = 0;
    for (let label = 0; label < width; label += 1) {
      const error = (scores[label] ?? 0) - (label === right ? 1 : 0);
      if (Math.abs(error) < SMALL) continue;
      errors[count] = error;
      missed[count] = label;
      count += 1;
    }
    for (let each = 0; each < used.length; each += 1) {
      const from = (used[each] ?? 0) * width;
      for (let place = 0; place < count; place += 1) {
        const at = from + (missed[place] ?? 0);
        const slope = (errors[place] ?? 0) + PULL * (weights[at] ?? 0);
        seen[at] = (seen[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(seen[at] ?? 1);
      }
    }
  }

  const rows: Array<{ readonly used: Uint32Array; readonly right: number }> = [];
  await inTurns(samples, ({ features, label }) => {
    rows.push({ used: Uint32Array.from(columnsOf(features)), right: places.get(label) ?? 0 });
  });
  const order = shuffled(rows.length);
  for (let round = 0; round < ROUNDS; round += 1)
    await inTurns(order, (place) => {
      const row = rows[place];
      if (row) learn(row.used, row.right);
    });

  return {
    /** The likeliest first. */
    guess(features: readonly string[]): Array<Guess<Label>> {
      weigh(columnsOf(features));
      return labels
        .map((label, place) => ({ label, share: scores[place] ?? 0 }))
        .toSorted((a, b) => b.share - a.share);
    },
  };
}
