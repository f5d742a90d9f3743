import type { Audience } from '@punkt/contract/events';
import { beforeEach, expect, it } from 'vitest';
import { afterFile, logIn, newDatabase, testApp } from '../../../test/harness.ts';
import { openStream } from '../../../test/live.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { createClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { appendEvent, EVENTS_CHANNEL } from './events.ts';
import { createHub, type Hub, type HubLimits } from './hub.ts';

const log = createLog({ level: 'silent' });
const QUEUE: Audience = 'queue:application';
const cleanUp = afterFile();
const opened = openDatabase({ url: await newDatabase(cleanUp), poolSize: 2, log, waitMs: PATIENCE_MS });
cleanUp(() => opened.db.destroy());

let reads = 0;
/** Counts the statements that read events after a cursor. */
const db: Database = opened.db.withPlugin({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('order by id limit')) reads += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** A stream whose reader takes what it is given, or lets it wait until it is told. */
function reader() {
  const frames: string[] = [];
  let slow: PromiseWithResolvers<boolean> | null = null;
  return {
    frames,
    numbers: () => frames.flatMap((frame) => /"n":(\d+)/.exec(frame)?.[1] ?? []).map(Number),
    ended: false,
    stop() {
      slow = Promise.withResolvers();
    },
    goOn() {
      slow?.resolve(true);
      slow = null;
    },
    write(text: string) {
      frames.push(text);
      return slow === null;
    },
    drained: async () => (slow ? slow.promise : true),
    end() {
      this.ended = true;
    },
  };
}

/** The hub of an instance whose notifications the test sends. */
function hubOf(limits?: HubLimits): { hub: Hub; notify: (audience: Audience | null) => void } {
  let notify: (audience: string | null) => void = () => undefined;
  const on = (channel: string, handler: typeof notify) => {
    if (channel === EVENTS_CHANNEL) notify = handler;
  };
  return { hub: createHub(db, { on }, log, limits), notify: (audience) => notify(audience) };
}

const say = (audience: Audience, ...numbers: number[]) =>
  transaction(opened.db, async (tx) => {
    for (const n of numbers) await appendEvent(tx, createClock(), audience, 'test', { n });
  });

beforeEach(() => {
  reads = 0;
});

it('an event is read once, however many streams hear it', async () => {
  const { hub, notify } = hubOf();
  const readers = Array.from({ length: 300 }, reader);
  await Promise.all(readers.map((sink, n) => hub.open(`person ${n}`, [`user:${n}`, QUEUE], {}, sink)));
  await waitFor(() => expect(reads).toBeGreaterThan(300));
  reads = 0;
  await say(QUEUE, 1, 2);
  notify(QUEUE);
  await waitFor(() => expect(readers.map((each) => each.numbers())).toEqual(Array(300).fill([1, 2])));
  expect(reads).toBe(1);
  notify('user:7');
  notify('user:nobody');
  await waitFor(() => expect(reads).toBe(2));
  hub.close();
  expect([hub.size, readers.every(({ ended }) => ended)]).toEqual([0, true]);
});

it('a slow reader holds up nobody, and gets everything, in order and once', async () => {
  const { hub, notify } = hubOf();
  const audience = 'queue:ticket' as const;
  const [slow, quick] = [reader(), reader()];
  await hub.open('slow', [audience], { lastEventId: '0' }, slow);
  await hub.open('quick', [audience], { lastEventId: '0' }, quick);
  slow.stop();
  const numbers = Array.from({ length: 500 }, (_, n) => n);
  for (const n of [0, 100, 200, 300, 400]) {
    await say(audience, ...numbers.slice(n, n + 100));
    notify(audience);
  }
  await waitFor(() => expect(quick.numbers()).toEqual(numbers));
  expect(slow.numbers().length).toBeLessThan(500);
  slow.goOn();
  await waitFor(() => expect(slow.numbers()).toEqual(numbers));
  // Whoever comes later, from the middle or from the beginning, gets the same.
  const late = reader();
  await hub.open('late', [audience], { lastEventId: '0' }, late);
  await say(audience, 500);
  notify(audience);
  await waitFor(() => expect(late.numbers()).toEqual([...numbers, 500]));
  hub.close();
});

it('one that waits with more than fits in memory reads the rest by itself', async () => {
  const { hub, notify } = hubOf();
  const audience = 'queue:privacy' as const;
  const slow = reader();
  await hub.open('slow', [audience], { lastEventId: '0' }, slow);
  slow.stop();
  const large = 'x'.repeat(100_000);
  for (let n = 0; n < 6; n += 1) {
    await transaction(opened.db, (tx) => appendEvent(tx, createClock(), audience, 'test', { n, large }));
    notify(audience);
  }
  await waitFor(() => expect(slow.numbers()).toEqual([0]));
  reads = 0;
  slow.goOn();
  await waitFor(() => expect(slow.numbers()).toEqual([0, 1, 2, 3, 4, 5]));
  expect(reads).toBeGreaterThan(0);
  hub.close();
});

it('of too many streams of a person the oldest gives way, and comes back later than usual', async () => {
  const { hub } = hubOf({ perPerson: 2 });
  const [first, second, third, other] = [reader(), reader(), reader(), reader()];
  for (const sink of [first, second, third]) await hub.open('one', ['user:one'], {}, sink);
  await hub.open('other', ['user:other'], {}, other);
  expect([first, second, third, other].map(({ ended }) => ended)).toEqual([true, false, false, false]);
  expect(first.frames.at(-1)).toBe('retry: 20000\n\n');
  expect(hub.size).toBe(3);
  hub.close();
});

it('beyond its total an instance refuses strangers, and whoever has a stream may still change it for another', async () => {
  const { hub } = hubOf({ total: 2, perPerson: 1 });
  const sinks = [reader(), reader(), reader(), reader()] as const;
  await hub.open('one', ['user:one'], {}, sinks[0]);
  await hub.open('other', ['user:other'], {}, sinks[1]);
  await expect(hub.open('stranger', ['user:stranger'], {}, sinks[2])).rejects.toMatchObject({
    code: 'unavailable',
  });
  await hub.open('one', ['user:one'], {}, sinks[3]);
  expect([hub.size, sinks[0].ended, sinks[3].ended]).toEqual([2, true, false]);
  hub.close();
});

it('an instance has the total of its settings, and a person eight of them', async () => {
  const app = await testApp({ environment: { EVENT_STREAMS: '9' } });
  const [one, other, stranger] = [
    await logIn(app, '79165600001'),
    await logIn(app, '79165600002'),
    await logIn(app, '79165600003'),
  ];
  const streams = [];
  for (let turn = 0; turn < 8; turn += 1) streams.push(await openStream(app, one.access));
  streams.push(await openStream(app, other.access));
  const refused = await openStream(app, stranger.access);
  expect([...streams, refused].map(({ status }) => status)).toEqual([...Array(9).fill(200), 503]);
  const ninth = await openStream(app, one.access);
  expect(ninth.status).toBe(200);
  await streams[0]?.over;
  for (const stream of [...streams, ninth]) stream.leave();
});
