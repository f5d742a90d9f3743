import { createHash, randomInt, randomUUID } from 'node:crypto';
import { CHUNK_BYTES, CHUNK_CHARACTERS, ENTITY_TYPES, MEGABYTE } from '@punkt/domain/files';
import { expect, it, onTestFinished } from 'vitest';
import { film } from '../src/platform/files/testing/films.ts';
import { call, logIn } from './support/api.ts';
import { startPunkt } from './support/server.ts';
import { startedFolder } from './support/started-folder.ts';
import { until } from './support/until.ts';

const KILLS = 3;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function slicesOf(bytes: Buffer): string[] {
  const text = bytes.toString('base64');
  const count = Math.ceil(text.length / CHUNK_CHARACTERS);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * CHUNK_CHARACTERS, (index + 1) * CHUNK_CHARACTERS),
  );
}

async function readBack(address: string, url: string, token: string): Promise<Buffer> {
  const response = await fetch(address + url, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

it('kill -9 in the middle of an upload: it goes on where it stopped, and the same bytes come out', async () => {
  const DATA_DIR = await startedFolder(onTestFinished);
  const bytes = film({ bytes: 12 * MEGABYTE });
  const slices = slicesOf(bytes);
  const total_size = slices.reduce((sum, slice) => sum + slice.length, 0);
  const uuid = randomUUID();
  let punkt = await startPunkt({ DATA_DIR }, onTestFinished);
  const { pair } = await logIn(punkt.address);
  const token = pair.access.token;
  const common = { entity_type: ENTITY_TYPES.order };
  const sendText = (chunk_num: number) => {
    const body = { ...common, uuid, chunk_num, total_size, chunk: slices[chunk_num] ?? '' };
    return call(punkt.address, 'POST /api/v2/common/upload', { body }, token);
  };
  // As bytes with the two after it.
  const sendBytes = (chunk_num: number) => {
    const part = bytes.subarray(chunk_num * CHUNK_BYTES, (chunk_num + 3) * CHUNK_BYTES);
    const query = { ...common, chunk_num, size: bytes.length };
    const input = { params: { uuid }, query, headers: {}, bytes: new Uint8Array(part) };
    return call(punkt.address, 'POST /api/v4/uploads/:uuid', input, token);
  };
  // Both ways in one upload: after a deployment the first half may have come the other way.
  const send = (chunk_num: number) => (chunk_num % 2 ? sendText(chunk_num) : sendBytes(chunk_num));
  const acknowledged = new Set<number>();

  for (let kill = 0; kill < KILLS; kill += 1) {
    const from = [...slices.keys()].find((num) => !acknowledged.has(num)) ?? 0;
    const before = acknowledged.size;
    // Three on their way at once, and the process dies under them.
    const sending = [from, from + 1, from + 2].map(async (index) => {
      const answer = await send(index).catch(() => null);
      if (answer?.status === 200) for (const num of answer.body.received) acknowledged.add(num);
    });
    await until('a new chunk is acknowledged', () => acknowledged.size > before);
    if (randomInt(2)) await Promise.race(sending.slice(1));
    await punkt.end('SIGKILL');
    await Promise.all(sending);
    punkt = await startPunkt({ DATA_DIR }, onTestFinished);
    const { status, body } = await call(
      punkt.address,
      'GET /api/v4/uploads/:uuid',
      { params: { uuid } },
      token,
    );
    expect(status).toBe(200);
    expect(body.done).toBe(false);
    expect(body.received).toEqual(expect.arrayContaining([...acknowledged]));
  }

  let url: string | undefined;
  for (const index of slices.keys()) {
    if (acknowledged.has(index)) continue;
    const { status, body } = await send(index);
    expect(status).toBe(200);
    url = body.url ?? url;
  }
  expect(sha256(await readBack(punkt.address, url ?? '', token))).toBe(sha256(bytes));
});
