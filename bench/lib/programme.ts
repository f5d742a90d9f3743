import pg from 'pg';
import type { Crowd, Screen, Side } from './crowd.ts';
import { ORDERS } from './orders.ts';
import { POINTS } from './points.ts';
import type { Answer } from './rolling-load.ts';
import type { Postgres } from './stage.ts';
import { TICKETS } from './tickets.ts';

/** All records of the programme in one database. */
const CROWDS = [ORDERS, POINTS, TICKETS] as const;

/** The database's name, and what is noted on it once it is full. */
export const PROGRAMME = 'programme';
const filledWith = (share: number) => `filled with ${share} of the records`;

export const SCREENS: readonly Screen[] = CROWDS.flatMap((crowd) => crowd.screens);

/** How many people are at work at once, by what they do. They read what they have opened before they open the next. */
export const CLIENTS = { owner: 18, operator: 4, lead: 2 } as const;
export const PAUSE_MS = 150;

type Counts = Record<string, number>;

/** So much of everything, and never less than a hundredth holds: `1` is the whole programme. */
const partOf = (large: Counts, small: Counts, share: number): Counts =>
  Object.fromEntries(
    Object.entries(large).map(([what, count]) => [
      what,
      Math.max(Math.ceil(count * share), small[what] ?? 0),
    ]),
  );

/** Of all records, as `BENCH_SHARE` asks. Filling the whole takes half an hour. */
export const shareOr = (usual: number): number => Number(process.env.BENCH_SHARE ?? usual);

export async function fillProgramme(client: pg.Client, share: number): Promise<void> {
  for (const crowd of CROWDS as readonly unknown[] as readonly Crowd<Counts>[]) {
    const began = Date.now();
    await crowd.fill(client, partOf(crowd.large, crowd.small, share));
    console.log(`${crowd.name} filled in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  await client.query('vacuum analyze');
  // Twenty gigabytes that are still on their way to the disk are not what people meet.
  await client.query('checkpoint');
  await client.query(`comment on database ${PROGRAMME} is '${filledWith(share)}'`);
}

/** Whether a kept folder has been filled to its end with so much; what else it holds goes. */
export async function holdsProgramme(postgres: Postgres, share: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    const { rows } = await client.query<{ words: string | null }>(
      `select shobj_description(oid, 'pg_database') as words from pg_database where datname = $1`,
      [PROGRAMME],
    );
    if (rows[0]?.words === filledWith(share)) return true;
    await client.query(`drop database if exists ${PROGRAMME}`);
    return false;
  } finally {
    await client.end();
  }
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

/** Which screens people wait for longest. */
export function slowestScreens(answers: readonly Answer[], most: number): Array<[what: string, p99: number]> {
  const byScreen = [...Map.groupBy(answers, ({ what }) => what)].map(([what, some]): [string, number] => [
    what,
    p99(some),
  ]);
  return byScreen.sort(([, one], [, other]) => other - one).slice(0, most);
}

export function p99(answers: readonly Answer[]): number {
  const times = answers.map(({ askedAt, at }) => at - askedAt).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
