import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ENTITY_TYPES } from '@punkt/domain/files';
import { expect, it, onTestFinished } from 'vitest';
import { pathOnDisk } from '../src/platform/files/disk.ts';
import { film } from '../src/platform/files/testing/films.ts';
import { call, logIn, whoAmI } from './support/api.ts';
import { urlOf, withClient } from './support/database.ts';
import { dataFolder } from './support/folder.ts';
import { startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

const COMMAND = fileURLToPath(new URL('../src/commands/backup.ts', import.meta.url));

/** As an operator runs it; answers what it said and whether it was content. */
async function backup(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ ok: boolean; output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env }).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    (failed) => ({ ok: false, output: `${failed.stdout}${failed.stderr}` }),
  );
}

/** Payments come in for as long as we let them, each in a transaction of its own. */
function keepPaying(url: string) {
  let [paid, going] = [0, true];
  const done = withClient(url, async (client) => {
    for (; going; paid += 1)
      await client.query(
        `with attempt as (insert into payment_attempts (id, order_id, user_id, provider, amount, currency, status,
            idempotence_key, created, settled, paid_at)
          values ($1, $2, $1, 'test', 5000000, 'RUB', 'succeeded', $1, now(), now(), now()) returning id, order_id)
        insert into ledger (order_id, attempt_id, kind, amount, currency, at)
          select order_id, id, 'received', 5000000, 'RUB', now() from attempt`,
        [randomUUID(), 1_000_000 + paid],
      );
  });
  return {
    paid: () => paid,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

async function upload(address: string, token: string): Promise<string> {
  const chunk = film({ bytes: 300_000 }).toString('base64');
  const body = {
    uuid: randomUUID(),
    chunk_num: 0,
    total_size: chunk.length,
    chunk,
    entity_type: ENTITY_TYPES.order,
  };
  const answer = await call(address, 'POST /api/v2/common/upload', { body }, token);
  expect(answer.status).toBe(200);
  return answer.body.url ?? '';
}

it('a back-up that is made under load is restored elsewhere with every entry and every byte, and a bad one is found out', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const folder = dataFolder(onTestFinished);
  const punkt = await startPunkt({ DATA_DIR }, onTestFinished);
  const token = (await logIn(punkt.address)).pair.access.token;
  const url = await upload(punkt.address, token);
  const bytesOf = async (address: string) =>
    Buffer.from(
      await (await fetch(address + url, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer(),
    );
  const original = await bytesOf(punkt.address);

  const payments = keepPaying(await urlOf(DATA_DIR));
  onTestFinished(payments.stop);
  await until('money comes in', () => payments.paid() > 50);
  const made = await backup({ DATA_DIR }, 'make', join(folder, 'backup'));
  const madeAt = payments.paid();
  expect(made.output).toContain('back-up made');
  await until('and goes on coming in', () => payments.paid() > madeAt);
  await payments.stop();

  const restored = join(folder, 'restored');
  const { output } = await backup({ DATA_DIR }, 'restore', join(folder, 'backup'), restored);
  expect(output).toContain('the copy agrees with the original');
  const [, entries = '', files] = /ledger: (\d+) entries; .* files: (\d+),/.exec(output) ?? [];
  expect(Number(entries)).toBeGreaterThan(50);
  expect(Number(entries)).toBeLessThanOrEqual(madeAt + 1);
  expect(Number(files)).toBeGreaterThan(0);
  await punkt.end('SIGTERM');

  const next = await startPunkt({ DATA_DIR: restored }, onTestFinished);
  expect((await whoAmI(next.address, token)).status, 'people are still signed in').toBe(200);
  expect((await bytesOf(next.address)).equals(original)).toBe(true);

  const tampered = join(folder, 'tampered.json');
  const wanted = JSON.parse(await readFile(join(folder, 'backup/fingerprint.json'), 'utf8'));
  wanted.sums['RUB received'] = '1';
  await writeFile(tampered, JSON.stringify(wanted));
  const [, id = ''] = /([0-9a-f-]{36})/.exec(url) ?? [];
  await appendFile(pathOnDisk(join(restored, 'files'), id), 'x');
  const bad = await backup({ DATA_DIR: restored, DATABASE_URL: await urlOf(restored) }, 'verify', tampered);
  expect(bad.ok).toBe(false);
  expect(bad.output).toContain('sum of RUB received: 1 in the original');
  expect(bad.output).toContain(`file ${id}: other bytes`);
});
