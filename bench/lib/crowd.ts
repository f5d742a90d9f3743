import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ReferenceTask } from '../reference/task.ts';
import { compare, type Target } from './compare.ts';
import { type Server, startServer } from './process.ts';
import { newDatabase, POOL_SIZE, type Postgres, startPunkt, tokenOf } from './stage.ts';
import type { Line } from './table.ts';

/** People of the sandbox who look at the screens. */
export const PEOPLE = { owner: '79000000001', operator: '79000000004', lead: '79000000005' } as const;
const GOAL = 1.3;
const BARE_GOAL = 0.6;

export interface Side {
  readonly server: Server;
  readonly tokens: Readonly<Record<keyof typeof PEOPLE, string>>;
  readonly databaseUrl: string;
  /** The first answer to a question about this side's data: a number to open. */
  one(sql: string): Promise<string>;
}

interface Asked {
  readonly path: string;
  /** Sent by POST. */
  readonly body?: object;
}

export interface Screen {
  readonly what: string;
  readonly who: keyof typeof PEOPLE;
  ask(side: Side): Promise<Asked> | Asked;
  /** The one statement that reads what the screen shows; `$1` is the owner. */
  readonly bare?: string;
}

/** One that is read by its address. */
export const screen = (what: string, who: Screen['who'], path: string, bare?: string): Screen => ({
  what,
  who,
  ask: () => ({ path }),
  ...(bare && { bare }),
});

/** The same screens over a table of today and over one a hundred times as large. */
export interface Crowd<T> {
  /** Of its databases. */
  readonly name: string;
  /** What the large one holds against the small one, for the table of figures. */
  readonly words: string;
  readonly small: T;
  readonly large: T;
  /** By the database itself: a million inserts over the wire would take the evening. */
  fill(client: pg.Client, size: T): Promise<void>;
  readonly screens: readonly Screen[];
}

async function openSide<T>(
  postgres: Postgres,
  dataDir: string,
  { name, fill }: Crowd<T>,
  size: T,
  side: string,
): Promise<Omit<Side, 'tokens'>> {
  const databaseUrl = await newDatabase(postgres, `${name}_${side}`);
  const server = await startPunkt(databaseUrl, dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async (sql: string) => {
    const { rows } = await client.query<{ one: string | number }>(sql);
    return String(rows[0]?.one ?? '');
  };
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  try {
    await fill(client, size);
    await client.query('vacuum analyze');
    return { server: { ...server, stop }, databaseUrl, one };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Once all sides are filled: a token ends before the large one is. */
const logIn = async (side: Omit<Side, 'tokens'>): Promise<Side> => ({
  ...side,
  tokens: {
    owner: await tokenOf(side.server, PEOPLE.owner),
    operator: await tokenOf(side.server, PEOPLE.operator),
    lead: await tokenOf(side.server, PEOPLE.lead),
  },
});

export async function targetOf(screen: Pick<Screen, 'who' | 'ask'>, side: Side): Promise<Target> {
  const { path, body } = await screen.ask(side);
  const headers = { authorization: `Bearer ${side.tokens[screen.who]}` };
  const url = side.server.address + path;
  if (!body) return { url, headers };
  return {
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    method: 'POST',
    body: JSON.stringify(body),
  };
}

/** Rights, rules and words against the same rows behind bare Fastify, nothing checked and nothing said. */
async function againstBare<T>(dataDir: string, { name, screens }: Crowd<T>, side: Side): Promise<Line[]> {
  const read = screens.flatMap(({ bare, ...screen }, place) =>
    bare ? [{ screen, bare, path: `/bare/${place}` }] : [],
  );
  const task: ReferenceTask = {
    databaseUrl: side.databaseUrl,
    poolSize: POOL_SIZE,
    userId: await side.one(`select id as one from users where phone = '${PEOPLE.owner}'`),
    queries: read.map(({ bare, path }) => ({ path, sql: [bare] })),
    pages: [],
  };
  const file = join(dataDir, `bare-${name}.json`);
  await writeFile(file, JSON.stringify(task));
  const reference = await startServer('bench/reference/server.ts', [file]);
  const lines: Line[] = [];
  try {
    for (const { screen, path } of read) {
      const speed = await compare(await targetOf(screen, side), { url: reference.address + path });
      lines.push({
        what: `${screen.what}, against its rows alone`,
        ours: `${speed.ours.toFixed(0)}/s`,
        reference: `${speed.reference.toFixed(0)}/s`,
        ratio: speed.ratio.toFixed(2),
        goal: `≥ ${BARE_GOAL}`,
        met: speed.ratio >= BARE_GOAL,
      });
    }
    return lines;
  } finally {
    await reference.stop();
  }
}

/** What the screens cost in the large one. Two servers on one PostgreSQL take turns. */
export async function measureCrowd<T>(postgres: Postgres, dataDir: string, crowd: Crowd<T>): Promise<Line[]> {
  const sides: Omit<Side, 'tokens'>[] = [];
  const open = async (size: T, name: string) => {
    const side = await openSide(postgres, dataDir, crowd, size, name);
    sides.push(side);
    return side;
  };
  const lines: Line[] = [];
  try {
    const filled = [await open(crowd.small, 'small'), await open(crowd.large, 'large')] as const;
    const [small, large] = [await logIn(filled[0]), await logIn(filled[1])];
    for (const screen of crowd.screens) {
      const { ours, reference, ratio } = await compare(
        await targetOf(screen, small),
        await targetOf(screen, large),
      );
      lines.push({
        what: `${screen.what}, ${crowd.words}`,
        ours: `${reference.toFixed(0)}/s`,
        reference: `${ours.toFixed(0)}/s`,
        ratio: ratio.toFixed(2),
        goal: `≤ ${GOAL}`,
        met: ratio <= GOAL,
      });
    }
    return [...lines, ...(await againstBare(dataDir, crowd, small))];
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
  }
}
