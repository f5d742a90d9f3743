import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { p99 } from './programme.ts';
import type { Answer } from './rolling-load.ts';

const EVERY_MS = 250;

/** What the database and the machine were at for a quarter of a second. */
export interface Moment {
  readonly at: number;
  /** Tables that PostgreSQL tidies by itself. */
  readonly tidied: readonly string[];
  /** Pages that a checkpoint wrote since the moment before. */
  readonly written: number;
  /** Questions of ours at work: what each of them waits for, or that it computes. */
  readonly waits: readonly string[];
  /** Shares of the machine's time. */
  readonly idle: number;
  readonly disk: number;
}

const NOW = `
  select (select array_agg(query) from pg_stat_activity where backend_type = 'autovacuum worker') as tidied,
    (select buffers_written from pg_stat_checkpointer) as written,
    (select array_agg(coalesce(wait_event_type || ' ' || wait_event, 'computes')) from pg_stat_activity
      where backend_type in ('client backend', 'parallel worker') and state = 'active' and pid <> pg_backend_pid()) as waits`;

interface Row {
  readonly tidied: readonly string[] | null;
  readonly written: string;
  readonly waits: readonly string[] | null;
}

/** Idle, waiting for the disk, and all time of the machine, in its own ticks; zeros where it does not say. */
async function ticks(): Promise<{ idle: number; disk: number; all: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const times = (text.split('\n', 1)[0]?.match(/\d+/g) ?? []).slice(0, 8).map(Number);
  return { idle: times[3] ?? 0, disk: times[4] ?? 0, all: times.reduce((sum, one) => sum + one, 0) };
}

/** Looks on while others work, over a connection of its own. */
export async function watchDatabase(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  await client.connect();
  const moments: Moment[] = [];
  let [going, before, wrote] = [true, await ticks(), -1];
  const look = async () => {
    while (going) {
      await delay(EVERY_MS);
      const { rows } = await client.query<Row>(NOW);
      const now = await ticks();
      const { tidied, written, waits } = rows[0] as Row;
      const passed = now.all - before.all || 1;
      moments.push({
        at: performance.now(),
        tidied: tidied ?? [],
        written: wrote < 0 ? 0 : Number(written) - wrote,
        waits: waits ?? [],
        idle: (now.idle - before.idle) / passed,
        disk: (now.disk - before.disk) / passed,
      });
      [before, wrote] = [now, Number(written)];
    }
  };
  const done = look();
  return {
    moments,
    stop: async () => {
      going = false;
      await done;
      await client.end();
    },
  };
}

/** Calls that were under way while the database was at something beside, against those that were not. */
export function besideWhat(moments: readonly Moment[], answers: readonly Answer[]): string[] {
  const kinds: Record<string, (moment: Moment) => boolean> = {
    'PostgreSQL tidied tables by itself': ({ tidied }) => tidied.length > 0,
    'a checkpoint wrote': ({ written }) => written > 0,
    'a fifth of the machine waited for its disk': ({ disk }) => disk >= 0.2,
    'less than a twentieth of the machine was idle': ({ idle }) => idle < 0.05,
  };
  const during = (is: (moment: Moment) => boolean) => {
    const times = moments.filter(is).map(({ at }) => at);
    // The first of these moments that ended after the call was asked, by halving: hundreds of thousands of calls, thousands of moments.
    return answers.filter(({ askedAt, at }) => {
      let [low, high] = [0, times.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((times[middle] ?? 0) < askedAt) low = middle + 1;
        else high = middle;
      }
      return (times[low] ?? Number.POSITIVE_INFINITY) - EVERY_MS < at;
    });
  };
  const line = (what: string, is: (moment: Moment) => boolean) => {
    const some = during(is);
    const share = moments.filter(is).length / (moments.length || 1);
    return `${(100 * share).toFixed(0)} % of the time ${what}: ${some.length} calls, p99 ${p99(some).toFixed(0)} ms`;
  };
  const all = Object.entries(kinds);
  return [
    ...all.map(([what, is]) => line(what, is)),
    line('nothing of this', (moment) => !all.some(([, is]) => is(moment))),
  ];
}
