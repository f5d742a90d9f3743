import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '../apps/server/src/platform/database/embedded/server.ts';
import { type Balancer, freePort, startBalancer } from './lib/balancer.ts';
import type { Server } from './lib/process.ts';
import { type Answer, openStreams, startAnnouncing, startCrowd } from './lib/rolling-load.ts';
import { startPunkt, temporaryFolder, tokenOf } from './lib/stage.ts';
import { failOver, startAddress, startStandby } from './lib/standby.ts';

const INSTANCES = 3;
const CLIENTS = 6;
/** Of one person, who may have a few on one instance. */
const STREAMS = 6;
const STOP_DELAY_MS = 3_000;
const OWNER = '79000000001';

type Crowd = ReturnType<typeof startCrowd>;
const isRefusal = ({ status }: Answer) => status === 503;

/** What people saw while something happened, and for a while after it. */
async function during(what: string, { answers }: Crowd, work: () => Promise<void>): Promise<void> {
  const [from, began] = [answers.length, performance.now()];
  await work();
  const ended = performance.now();
  await delay(2_000);
  const seen = answers.slice(from);
  const failed = seen.filter(({ status }) => status < 200 || status >= 300);
  const times = seen.map(({ askedAt, at }) => at - askedAt).sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const kinds = Map.groupBy(failed, ({ what: kind, status, error }) => `${kind} ${status} ${error}`.trim());
  const last = Math.max(0, ...failed.map(({ at }) => at - ended));
  console.log(
    `${what}: ${((ended - began) / 1000).toFixed(1)} s, ${seen.length} calls, ${failed.length} failed (${failed.filter(isRefusal).length} of them 503), p99 ${p99.toFixed(0)} ms, longest ${(times.at(-1) ?? 0).toFixed(0)} ms, last failure ${(last / 1000).toFixed(1)} s after`,
  );
  for (const [kind, { length }] of kinds) console.log(`    ${length} × ${kind}`);
}

const resident = async ({ address }: Server) => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024);
};

/** Three instances behind a proxy: restarted one by one, one killed, the database restarted, all of it under load. */
async function measure(kind: Balancer): Promise<void> {
  const folder = await temporaryFolder();
  const launch = () => startEmbedded({ dataDir: folder.path, log: () => undefined });
  let postgres = await launch();
  const address = await startAddress(postgres.url());
  const databaseUrl = address.url;
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const start = (port: number) =>
    startPunkt(databaseUrl, folder.path, {
      PORT: String(port),
      TRUST_PROXY: '1',
      STOP_DELAY_MS: String(STOP_DELAY_MS),
      DATABASE_POOL: '10',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    });
  const instances: Server[] = [];
  for (const port of ports) instances.push(await start(port));
  const balancer = await startBalancer(kind, join(folder.path, kind), ports);
  const token = await tokenOf({ ...(instances[0] as Server), address: balancer.address }, OWNER);
  const user = (await (
    await fetch(`${balancer.address}/api/v2/user`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { user_id: string };

  const { streams, close } = openStreams(balancer.address, token, STREAMS);
  while (!streams.every(({ isOpen }) => isOpen)) await delay(50);
  const announcing = startAnnouncing(databaseUrl, user.user_id);
  const crowd = startCrowd(balancer.address, token, CLIENTS);
  console.log(`\n${kind}: ${INSTANCES} instances, ${CLIENTS} clients, ${STREAMS} event streams`);

  await during('steady', crowd, () => delay(8_000));
  await during('rolling restart', crowd, async () => {
    for (const [index, port] of ports.entries()) {
      await instances[index]?.stop();
      instances[index] = await start(port);
      await delay(1_500);
    }
  });
  await during('one instance killed', crowd, async () => {
    await instances[1]?.kill();
    await delay(5_000);
  });
  await during('and back', crowd, async () => {
    instances[1] = await start(ports[1] ?? 0);
  });
  await during('database restarted', crowd, async () => {
    await postgres.stop();
    await delay(2_000);
    postgres = await launch();
  });
  await delay(5_000);
  const replica = join(folder.path, 'replica');
  const standby = await startStandby(postgres, folder.path, replica);
  await during('primary lost, replica promoted', crowd, async () => {
    await failOver(folder.path, standby);
    address.moveTo(standby.url());
  });
  await delay(5_000);
  await during('afterwards', crowd, () => delay(5_000));
  console.log(`memory of the instances: ${(await Promise.all(instances.map(resident))).join(', ')} MB`);

  await crowd.stop();
  await announcing.stop();
  const all = announcing.acknowledged.length;
  for (
    const until = Date.now() + 30_000;
    Date.now() < until && !streams.every(({ got }) => got.length >= all);
  )
    await delay(100);
  const lost = streams.map(
    ({ got }) => announcing.acknowledged.filter((number) => !got.includes(number)).length,
  );
  const twice = streams.map(({ got }) => got.length - new Set(got).size);
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const openings = sum(streams.map((stream) => stream.openings));
  console.log(
    `events: ${all} acknowledged × ${STREAMS} streams, ${sum(lost)} lost, ${sum(twice)} twice, ${openings} openings`,
  );

  await close();
  await balancer.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  address.close();
  await postgres.stop();
  await standby.stop();
  await folder.remove();
}

console.log(`On ${availableParallelism()} cores; about two minutes for each proxy.`);
const wanted = process.argv
  .slice(2)
  .filter((name): name is Balancer => name === 'nginx' || name === 'haproxy');
for (const kind of wanted.length > 0 ? wanted : (['haproxy', 'nginx'] as const)) await measure(kind);
