import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import type { Line } from './lib/table.ts';

const CLIENTS = 6;
const AWAY_MS = 8_000;
const GOAL = { answer: 6_000, normal: 10_000 };
const OWNER = '79000000001';

interface Answer {
  readonly status: number;
  readonly askedAt: number;
  readonly at: number;
}

/** Asks again and again until told to stop; what never came is status 0. */
function askOnAndOn(address: string, token: string) {
  const answers: Answer[][] = Array.from({ length: CLIENTS }, () => []);
  let going = true;
  const ask = async (of: Answer[]) => {
    const askedAt = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const status = await fetch(`${address}/api/v4/sessions`, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    of.push({ status, askedAt, at: performance.now() });
    await delay(10);
  };
  const done = Promise.all(
    answers.map(async (of) => {
      while (going) await ask(of);
    }),
  );
  return {
    answers,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

const line = (what: string, ms: number, goal: number): Line => ({
  what,
  ours: `${(ms / 1000).toFixed(2)} s`,
  reference: '',
  ratio: '',
  goal: `≤ ${goal / 1000} s`,
  met: ms <= goal,
});

/** PostgreSQL goes away for a while under load, and comes back: how long people wait for an answer, and until all is as before. */
export async function measureOutage(): Promise<Line[]> {
  const folder = await temporaryFolder();
  const launch = () => startEmbedded({ dataDir: folder.path, log: () => undefined });
  let postgres = await launch();
  const punkt = await startPunkt(postgres.url(), folder.path);
  try {
    const load = askOnAndOn(punkt.address, await tokenOf(punkt, OWNER));
    await delay(1_000);
    await postgres.stop();
    const away = performance.now();
    await delay(AWAY_MS);
    postgres = await launch();
    const back = performance.now();
    const isNormal = () =>
      load.answers.every((of) => (of.at(-1)?.askedAt ?? 0) > back && of.at(-1)?.status === 200);
    while (!isNormal() && performance.now() - back < 6 * GOAL.normal) await delay(10);
    const normal = performance.now() - back;
    await load.stop();
    const meanwhile = load.answers.flat().filter(({ at }) => at > away && at < back);
    const longest = Math.max(...meanwhile.map(({ askedAt, at }) => at - askedAt));
    return [
      line('database away: longest wait for an answer', longest, GOAL.answer),
      line('database back: until every client is served', normal, GOAL.normal),
    ];
  } finally {
    await punkt.stop();
    await postgres.stop();
    await folder.remove();
  }
}
