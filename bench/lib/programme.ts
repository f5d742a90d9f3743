import type pg from 'pg';
import type { Crowd, Screen, Side } from './crowd.ts';
import { ORDERS } from './orders.ts';
import { POINTS } from './points.ts';
import type { Answer } from './rolling-load.ts';
import { TICKETS } from './tickets.ts';

/** All records of the programme in one database. */
const CROWDS = [ORDERS, POINTS, TICKETS] as const;

export const SCREENS: readonly Screen[] = CROWDS.flatMap((crowd) => crowd.screens);

/** How many people are at work at once, by what they do. They read what they have opened before they open the next. */
export const CLIENTS = { owner: 18, operator: 4, lead: 2 } as const;
export const PAUSE_MS = 150;

export async function fillProgramme(client: pg.Client, size: 'small' | 'large'): Promise<void> {
  const fill = <T>(crowd: Crowd<T>) => crowd.fill(client, crowd[size]);
  for (const crowd of CROWDS) {
    const began = Date.now();
    await fill(crowd as Crowd<unknown>);
    console.log(`${crowd.name} filled in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  await client.query('vacuum analyze');
}

/** For many who ask at once: a client takes one question after the other. */
export function oneAfterTheOther(client: pg.Client): Side['one'] {
  let asked: Promise<unknown> = Promise.resolve();
  return async (sql) => {
    const answer = asked.then(() => client.query<{ one: string | number }>(sql));
    asked = answer;
    return String((await answer).rows[0]?.one ?? '');
  };
}

export function p99(answers: readonly Answer[]): number {
  const times = answers.map(({ askedAt, at }) => at - askedAt).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
