import pg from 'pg';
import { CONNECTIONS, compare, type Target } from './lib/compare.ts';
import { OPENED, type Opened } from './lib/opened-acts.ts';
import { fillOpened, type Partner } from './lib/opened-records.ts';
import { startReference } from './lib/reference.ts';
import { setStage, tokenOf } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

/**
 * What people really open and send, against one bare handler that reads and writes the same rows with the fewest statements: one that reads
 * all of them, and for what is sent a transaction with one statement for each table.
 */
const GOAL = 0.6;
const OPERATOR = '79000000004';
/** A person's next message comes long after everybody else's. */
const STEP = 20;

const places = Array.from({ length: CONNECTIONS }, (_, n) => n);

/** Each connection is a person of its own, or a part of everybody in turn. */
function requestsFor(
  address: string,
  count: number,
  everybody: boolean,
  requestsOf: (n: number) => Array<{ path: string; body?: string; headers?: Record<string, string> }>,
): Target {
  let turn = 0;
  const all = places.map((place) => {
    const people = everybody
      ? Array.from({ length: Math.floor(count / CONNECTIONS) }, (_, n) => n * CONNECTIONS + place)
      : [place];
    return people.flatMap(requestsOf).map(({ body, headers, ...request }) => ({
      ...request,
      method: body === undefined ? ('GET' as const) : ('POST' as const),
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    }));
  });
  return {
    url: address,
    requestsOf: (connection) => {
      const own = all[connection] ?? [];
      turn += STEP;
      const first = turn % own.length;
      return [...own.slice(first), ...own.slice(0, first)];
    },
  };
}

/** A refusal says why here; under load it is a number. */
async function tryOnce({ url, requestsOf }: Target): Promise<void> {
  const [request] = requestsOf?.(0) ?? [];
  if (!request) return;
  const { path, ...asked } = request;
  const answer = await fetch(url + path, asked);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

async function measureOne(
  opened: Opened,
  partners: readonly Partner[],
  { ours, reference, operator }: { ours: string; reference: string; operator: string },
): Promise<Line> {
  const { name, what, who, everybody = false, ask } = opened;
  const bodiesOf = (partner: Partner) =>
    ask(partner).bodies?.map((body) => JSON.stringify(body)) ?? [undefined];
  const requests = (
    address: string,
    requestOf: (partner: Partner, n: number) => { path: string; headers?: Record<string, string> },
  ) =>
    requestsFor(address, partners.length, everybody, (n) => {
      const partner = partners[n] as Partner;
      return bodiesOf(partner).map((body) => ({
        ...requestOf(partner, n),
        ...(body !== undefined && { body }),
      }));
    });
  const targets = [
    requests(ours, (partner) => ({
      path: ask(partner).path,
      headers: { authorization: `Bearer ${who === 'operator' ? operator : partner.token}` },
    })),
    requests(reference, (_, n) => ({ path: `/act/${name}/${n}` })),
  ] as const;
  for (const target of targets) await tryOnce(target);
  const speed = await compare(...targets);
  return {
    what: `${what}, against the same rows with the fewest statements`,
    ours: `${speed.ours.toFixed(0)}/s`,
    reference: `${speed.reference.toFixed(0)}/s`,
    ratio: speed.ratio.toFixed(2),
    goal: `≥ ${GOAL}`,
    met: speed.ratio >= GOAL,
  };
}

/** Whoever writes has had the page open before: their session is known. */
async function visit(address: string, partners: readonly Partner[]): Promise<void> {
  for (const { token } of partners) {
    const { status } = await fetch(`${address}/api/v4/tickets/unread`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`a partner was answered ${status}`);
  }
}

/** `only`: names of what to measure. */
export async function measureOpened(only: readonly string[] = []): Promise<Line[]> {
  const stage = await setStage({ PUNKT_SANDBOX_EXAMPLES: '0' });
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  try {
    const partners = await fillOpened(client);
    const operator = await tokenOf(stage.punkt, OPERATOR);
    const acts = OPENED.map(({ values, ...act }) => ({ ...act, records: partners.map(values) }));
    const reference = await startReference(stage, { userId: '', pages: [], acts });
    const addresses = { ours: stage.punkt.address, reference: reference.address, operator };
    try {
      await visit(addresses.ours, partners);
      const lines: Line[] = [];
      for (const opened of OPENED)
        if (only.length === 0 || only.includes(opened.name))
          lines.push(await measureOne(opened, partners, addresses));
      return lines;
    } finally {
      await reference.stop();
    }
  } finally {
    await client.end();
    await stage.clear();
  }
}

// By itself: `npm run bench -- opened`, and some of it: `npm run bench -- opened case points`.
if (import.meta.main) printTable(await measureOpened(process.argv.slice(2)));
