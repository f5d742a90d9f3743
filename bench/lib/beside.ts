import autocannon from 'autocannon';
import type { Server } from './process.ts';

/** Calls a second beside an attack: what a busy day has, not as many as there can be, for which a p99 says nothing. */
const RATE = 200;
const ROUNDS = 3;

/** Of somebody who does nothing out of the ordinary, the median of some rounds: a busy machine has a bad one now and then. */
export async function p99Beside(server: Server, token: string, seconds = 8): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${server.address}/api/v4/sessions`;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { latency } = await autocannon({
      url,
      connections: 4,
      duration: seconds,
      headers,
      overallRate: RATE,
    });
    rounds.push(latency.p99);
  }
  return rounds.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}
