import autocannon, { type Request } from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** What each connection asks in turn, where they must not all ask the same. */
  readonly requestsOf?: (connection: number) => readonly Request[];
}

export interface Comparison {
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
}

export const CONNECTIONS = 16;
const WARM_UP_SECONDS = 4;
const ROUND_SECONDS = 2;
const ROUNDS = 5;

/** Answers per second. An answer that is not 200 would be a fast one, so it breaks the figure instead of improving it. */
async function perSecond(target: Target, duration: number): Promise<number> {
  const { requestsOf, ...same } = target;
  let connection = 0;
  const result = await autocannon({
    ...same,
    connections: CONNECTIONS,
    duration,
    ...(requestsOf && {
      setupClient: (client) => {
        client.setRequests(requestsOf(connection % CONNECTIONS));
        connection += 1;
      },
    }),
  });
  if (result.errors + result.timeouts + result.non2xx > 0 || result.requests.total === 0)
    throw new Error(`${target.url} gave ${result.non2xx} refusals and ${result.errors} errors`);
  return result.requests.total / result.duration;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The two take turns, so that whatever else the machine does falls on both; each round gives one ratio of neighbours,
 * and the median of these is the figure.
 */
export async function compare(ours: Target, reference: Target): Promise<Comparison> {
  for (const target of [ours, reference]) await perSecond(target, WARM_UP_SECONDS);
  const rounds: Comparison[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = round % 2 === 0 ? [ours, reference] : [reference, ours];
    const speeds = new Map([[first, await perSecond(first, ROUND_SECONDS)]]);
    speeds.set(second, await perSecond(second, ROUND_SECONDS));
    const pair = { ours: speeds.get(ours) ?? 0, reference: speeds.get(reference) ?? 0 };
    rounds.push({ ...pair, ratio: pair.ours / pair.reference });
  }
  return {
    ours: median(rounds.map((round) => round.ours)),
    reference: median(rounds.map((round) => round.reference)),
    ratio: median(rounds.map((round) => round.ratio)),
  };
}
