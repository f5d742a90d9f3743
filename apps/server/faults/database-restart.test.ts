import { expect, it, onTestFinished } from 'vitest';
import { logIn, newPhone } from './support/api.ts';
import { announceTo, count, withClient } from './support/database.ts';
import { openEvents } from './support/event-stream.ts';
import { applyLoad } from './support/load.ts';
import { ownPostgres } from './support/postgres.ts';
import { startPunkt } from './support/server.ts';
import { until } from './support/until.ts';

const CLIENTS = 6;

it('PostgreSQL crashing under load: 503 with Retry-After meanwhile, normal again soon after, nothing acknowledged lost', async () => {
  const postgres = await ownPostgres(onTestFinished, true);
  const punkt = await startPunkt({ DATABASE_URL: postgres.url }, onTestFinished);
  const { pair } = await logIn(punkt.address, newPhone());
  const access = pair.access.token;
  const stream = await openEvents(punkt.address, access);
  const load = applyLoad(punkt.address, access, CLIENTS);
  onTestFinished(async () => void (await load.stop()));

  for (let restart = 0; restart < 2; restart += 1) {
    const before = load.answers.length;
    await until('the load is on', () => load.answers.length > before + 50);
    await postgres.crash();
    const away = performance.now();
    // Also who was in the middle of something is answered while it is away, and nobody waits until it is back.
    await until('everybody is told', () =>
      load.lastOfEach().every((answer) => answer.at > away && answer.status === 503),
    );
    await postgres.start();
    const back = performance.now();
    await until('all is well again', () =>
      load.lastOfEach().every((answer) => answer.at > back && answer.status === 200),
    );
    await until('and ready', async () => (await fetch(`${punkt.address}/readyz`)).status === 200);
  }
  await load.stop();

  const odd = load.answers.filter(
    ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter),
  );
  expect(odd).toEqual([]);
  expect(punkt.process.exitCode, punkt.output()).toBeNull();

  expect(load.acknowledged.length).toBeGreaterThan(0);
  const kept = `select from users where phone = any($1) and exists (select from sessions where user_id = users.id)`;
  expect(await count(postgres.url, kept, [load.acknowledged])).toBe(new Set(load.acknowledged).size);

  const { userId } = load;
  await announceTo(postgres.url, await userId, ['after the restart']);
  const resumed = stream.ended() ? await openEvents(punkt.address, access, stream.lastId()) : stream;
  await until('live events flow again', () => resumed.topics.includes('after the restart'));
  await withClient(postgres.url, (client) => client.query(`select graphile_worker.add_job('auth.sweep')`));
  await until(
    'jobs run again',
    async () =>
      (await count(
        postgres.url,
        `select from graphile_worker.jobs where task_identifier = 'auth.sweep' and run_at <= now()`,
      )) === 0,
  );
});
