import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startProxy } from '../test/proxy.ts';
import { askForCode, call, logIn, newPhone, whoAmI } from './support/api.ts';
import { announceTo, count, urlOf, withClient } from './support/database.ts';
import { openEvents } from './support/event-stream.ts';
import { dataFolder, postmasterOf } from './support/folder.ts';
import { ownPostgres } from './support/postgres.ts';
import { startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

const IN_FLIGHT = 5;
const [ECHOES, ECHO_MS] = [5, 20];
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;

/** Holds the locks that requests for codes of these phones wait for, so that they are in flight for as long as we like. */
function holding<T>(url: string, phones: readonly string[], work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('begin');
    for (const phone of phones)
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`code ${phone}`]);
    const result = await work();
    await client.query('commit');
    return result;
  });
}

it('SIGTERM lets requests finish and streams go; a stream resumes on the next server and misses nothing', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const punkt = await startPunkt({ DATA_DIR, STOP_DELAY_MS: '50' }, onTestFinished);
  const url = await urlOf(DATA_DIR);
  const access = (await logIn(punkt.address)).pair.access.token;
  const userId = (await whoAmI(punkt.address, access)).body.user_id;
  const streams = await Promise.all([1, 2, 3].map(() => openEvents(punkt.address, access)));
  await announceTo(url, userId, ['first']);
  await until('the first event has come', () => streams.every(({ topics }) => topics.includes('first')));

  const phones = Array.from({ length: IN_FLIGHT }, () => newPhone());
  const { asked, stopped } = await holding(url, phones, async () => {
    const asked = Promise.all(phones.map((phone) => askForCode(punkt.address, phone)));
    await until('all are in flight', async () => (await count(url, waiting)) === IN_FLIGHT);
    const stopped = punkt.end('SIGTERM');
    // Whoever signals a group signals us twice, a moment apart: still one stop. At the same moment both would arrive as one.
    for (let echo = 0; echo < ECHOES; echo += 1) {
      await delay(ECHO_MS);
      punkt.process.kill('SIGTERM');
    }
    await until('the streams have ended', () => streams.every((stream) => stream.ended()));
    await announceTo(url, userId, ['while stopping']);
    expect(punkt.process.exitCode).toBeNull();
    return { asked, stopped };
  });
  await asked; // each with 200, or this rejects
  // A stop that takes longer than it may is cut off, and ends with another code.
  expect((await stopped).code, punkt.output()).toBe(0);
  expect(postmasterOf(DATA_DIR), 'its PostgreSQL is stopped').toBeUndefined();

  const next = await startPunkt({ DATA_DIR }, onTestFinished);
  await announceTo(await urlOf(DATA_DIR), userId, ['after the restart']);
  const resumed = await openEvents(next.address, access, streams[0]?.lastId());
  await announceTo(await urlOf(DATA_DIR), userId, ['live again']);
  const rest = ['while stopping', 'after the restart', 'live again'];
  await until('the rest has come', () => resumed.topics.length >= rest.length);
  expect(resumed.topics).toEqual(rest);

  const idle = await next.end('SIGTERM'); // with a stream open and nothing else to do
  expect([idle.code, resumed.ended()]).toEqual([0, true]);
});

it('with a delay, SIGTERM first takes it out of the balancer, and everybody is served meanwhile; a later one means «at once»', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const punkt = await startPunkt({ DATA_DIR, STOP_DELAY_MS: '60000' }, onTestFinished);
  const access = (await logIn(punkt.address)).pair.access.token;
  const stream = await openEvents(punkt.address, access);
  const readiness = async () => (await fetch(`${punkt.address}/readyz`)).status;
  expect(await readiness()).toBe(200);
  void punkt.end('SIGTERM');
  await until('it says that it is leaving', async () => (await readiness()) === 503);
  for (let round = 0; round < 5; round += 1) {
    expect((await whoAmI(punkt.address, access)).status).toBe(200);
    await logIn(punkt.address);
  }
  expect(stream.ended()).toBe(false);
  expect(punkt.process.exitCode, punkt.output()).toBeNull();

  await until('a signal some seconds after the first ends it', () => {
    punkt.process.kill('SIGTERM');
    return punkt.process.exitCode !== null;
  });
  expect((await punkt.ended).code, punkt.output()).toBe(1);
  await until('its PostgreSQL stops by itself', () => postmasterOf(DATA_DIR) === undefined);
});

it('SIGTERM ends it while its database stands still, once what was asked before is answered', async () => {
  const { url } = await ownPostgres(onTestFinished);
  const proxy = await startProxy(url, onTestFinished);
  // Refused well before whoever still waits at the end is cut off.
  const environment = {
    DATABASE_URL: proxy.url,
    DATABASE_WAIT_MS: '5000',
    STOP_WITHIN_MS: '15000',
    DATA_DIR: dataFolder(onTestFinished),
  };
  const punkt = await startPunkt(environment, onTestFinished);
  proxy.stall();
  const body = { phone: newPhone(), country: 'RU' as const, device_uuid: randomUUID() };
  const asked = call(punkt.address, 'POST /api/v1/login', { body });
  await until('it has noticed', async () => (await fetch(`${punkt.address}/readyz`)).status === 503);
  const stopped = punkt.end('SIGTERM');
  expect((await asked).status).toBe(503);
  // By itself, whether all its connections could be closed by then (0) or what was left was cut off (1).
  expect([0, 1], punkt.output()).toContain((await stopped).code);
});
