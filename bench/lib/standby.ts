import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { baseBackup } from '../../apps/server/src/platform/backup/base-backup.ts';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/server.ts';
import type { Postgres } from './stage.ts';

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The address of the database that stays when the database behind it changes, as a virtual address or a service has it. */
export async function startAddress(target: string) {
  let port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    moveTo: (next: string) => {
      port = Number(new URL(next).port);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A streaming replica of a running primary; from then on a commit is acknowledged once both have it. */
export async function startStandby(
  primary: Postgres,
  primaryDir: string,
  dataDir: string,
): Promise<Postgres> {
  const home = join(dataDir, 'postgres');
  await mkdir(home, { recursive: true });
  for (const folder of [dataDir, home]) await chmod(folder, 0o755); // PostgreSQL may run under another account
  const cluster = join(home, 'cluster');
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect();
  await baseBackup(client, join(primaryDir, 'postgres/cluster'), cluster).finally(() => client.end());
  await copyFile(join(primaryDir, 'postgres/password'), join(home, 'password'));
  await writeFile(join(cluster, 'standby.signal'), '', { mode: 0o644 });
  const { port, username, password } = new URL(primary.url());
  const primary_conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`;
  const standby = await startEmbedded({ dataDir, log: () => undefined, settings: { primary_conninfo } });
  const streams = `select from pg_stat_replication where state = 'streaming'`;
  while ((await ask(primary.url(), streams)).length === 0) await delay(50);
  await ask(primary.url(), `alter system set synchronous_standby_names = '*'`);
  await ask(primary.url(), 'select pg_reload_conf()');
  return standby;
}

/** The machine of the primary is gone, and the replica takes over. */
export async function failOver(primaryDir: string, standby: Postgres): Promise<void> {
  const pid = Number(
    (await readFile(join(primaryDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
  await ask(standby.url(), 'select pg_promote(true, 30)');
}
