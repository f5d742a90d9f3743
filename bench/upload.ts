import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CHUNK_BYTES, CHUNK_CHARACTERS, CHUNKS_AT_ONCE } from '@punkt/domain/files';
import { film } from '../apps/server/src/platform/files/testing/films.ts';
import { median } from './lib/compare.ts';
import { untilIdle } from './lib/idle.ts';
import type { Server } from './lib/process.ts';
import { setStage, signIn, temporaryFolder } from './lib/stage.ts';
import { type Line, printTable } from './lib/table.ts';

const GOAL = 0.5;
const GROWTH_GOAL_MB = 64;
const MEGABYTE = 1024 * 1024;
const ROUNDS = 3;
/** Requests on their way at once, as the browser sends them. */
const AT_ONCE = 2;
const AGENT = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface UploadState {
  readonly done: boolean;
}

interface SliceRequest {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

/** Requests are made beforehand: encoding them is the browser's work, on another machine. */
type Way = (bytes: Buffer) => SliceRequest[];

const slicesOf = <T>(whole: number, size: number, make: (num: number, at: number) => T): T[] =>
  Array.from({ length: Math.ceil(whole / size) }, (_, num) => make(num, num * size));

const asText: Way = (bytes) => {
  const base64 = bytes.toString('base64');
  const common = { uuid: randomUUID(), entity_type: 1, total_size: base64.length, name: 'film.mp4' };
  return slicesOf(base64.length, CHUNK_CHARACTERS, (chunk_num, at) => {
    const chunk = base64.slice(at, at + CHUNK_CHARACTERS);
    const body = Buffer.from(JSON.stringify({ ...common, chunk_num, chunk }));
    return { path: '/api/v2/common/upload', type: 'application/json', body };
  });
};

/** How many slices the browser takes into a request as long as they travel quickly: a pair of ones, a pair of twos, then fours. */
const FIRST_COUNTS = [1, 1, 2, 2];

const asBytes: Way = (bytes) => {
  const path = `/api/v4/uploads/${randomUUID()}?entity_type=1&size=${bytes.length}&chunk_num=`;
  const requests: SliceRequest[] = [];
  for (let num = 0; num * CHUNK_BYTES < bytes.length; ) {
    const count = FIRST_COUNTS[requests.length] ?? CHUNKS_AT_ONCE;
    const body = bytes.subarray(num * CHUNK_BYTES, (num + count) * CHUNK_BYTES);
    requests.push({ path: path + num, type: 'application/octet-stream', body });
    num += count;
  }
  return requests;
};

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  ['as bytes', asBytes],
  ['as base64 in JSON', asText],
];

/** Plain node:http: a sender that works hard would take its share of the cores from the server. */
async function sendSlice({ address }: Server, token: string, { path, type, body }: SliceRequest) {
  const headers = {
    'content-type': type,
    'content-length': body.length,
    authorization: `Bearer ${token}`,
  };
  const sending = request(address + path, { method: 'POST', agent: AGENT, headers });
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`a slice was answered ${response.statusCode}: ${answer}`);
  return (JSON.parse(answer) as UploadState).done;
}

async function uploadSeconds(server: Server, token: string, slices: SliceRequest[]): Promise<number> {
  const began = performance.now();
  let done = false;
  const sender = async () => {
    for (let slice = slices.shift(); slice; slice = slices.shift())
      done = (await sendSlice(server, token, slice)) || done;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  if (!done) throw new Error('all slices were sent, and no file came of it');
  return (performance.now() - began) / 1000;
}

/** The same bytes in one go, and as safe on the disk as ours are when they are acknowledged. */
async function writeSeconds(folder: string, bytes: Buffer): Promise<number> {
  const began = performance.now();
  const file = await open(join(folder, randomUUID()), 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
  return (performance.now() - began) / 1000;
}

async function measureSpeed(
  server: Server,
  token: string,
  folder: string,
  [name, way]: (typeof WAYS)[number],
): Promise<Line> {
  const bytes = film({ bytes: 100 * MEGABYTE - 1_000 });
  const rounds: Array<{ ours: number; reference: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const reference = await writeSeconds(folder, bytes);
    rounds.push({ ours: await uploadSeconds(server, token, way(bytes)), reference });
  }
  const ratio = median(rounds.map(({ ours, reference }) => reference / ours));
  const speed = (of: 'ours' | 'reference') =>
    `${(100 / median(rounds.map((each) => each[of]))).toFixed(0)} MB/s`;
  return {
    what: `upload of 100 MB ${name}`,
    ours: speed('ours'),
    reference: speed('reference'),
    ratio: ratio.toFixed(2),
    goal: `≥ ${GOAL}`,
    met: ratio >= GOAL,
  };
}

/** What no upload can be faster than on this machine, since the sum of each file is kept. */
async function measureSum(folder: string): Promise<Line> {
  const bytes = film({ bytes: 100 * MEGABYTE - 1_000 });
  const rounds: Array<{ sum: number; write: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const write = await writeSeconds(folder, bytes);
    const began = performance.now();
    createHash('sha256').update(bytes).digest();
    rounds.push({ sum: (performance.now() - began) / 1000, write });
  }
  const speed = (of: 'sum' | 'write') => `${(100 / median(rounds.map((each) => each[of]))).toFixed(0)} MB/s`;
  return {
    what: 'SHA-256 of 100 MB alone, for comparison',
    ours: speed('sum'),
    reference: speed('write'),
    ratio: median(rounds.map(({ sum, write }) => write / sum)).toFixed(2),
    goal: '',
    met: true,
  };
}

async function residentMegabytes({ address }: Server): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / MEGABYTE;
}

/** Warm from the uploads before: what a larger one adds is what it keeps in memory. */
async function measureMemory(
  server: Server,
  token: string,
  [name, way]: (typeof WAYS)[number],
): Promise<Line> {
  const slices = way(film({ bytes: 200 * MEGABYTE - 1_000 }));
  const before = await residentMegabytes(server);
  let peak = before;
  const watching = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(server).catch(() => 0));
  }, 200);
  await uploadSeconds(server, token, slices);
  clearInterval(watching);
  const growth = Math.max(peak, await residentMegabytes(server)) - before;
  return {
    what: `memory for an upload of 200 MB ${name}`,
    ours: `+${growth.toFixed(0)} MB`,
    reference: '200 MB',
    ratio: (growth / 200).toFixed(2),
    goal: `≤ ${GROWTH_GOAL_MB} MB`,
    met: growth <= GROWTH_GOAL_MB,
  };
}

/** Through the API, slice by slice, against writing the decoded bytes to the same disk in one go. */
export async function measureUpload(server: Server, token: string): Promise<Line[]> {
  const folder = await temporaryFolder();
  try {
    const lines: Line[] = [await measureSum(folder.path)];
    for (const way of WAYS) {
      lines.push(await measureSpeed(server, token, folder.path, way));
      lines.push(await measureMemory(server, token, way));
    }
    return lines;
  } finally {
    AGENT.destroy();
    await folder.remove();
  }
}

// By itself: `npm run bench -- upload`.
if (import.meta.main) {
  const stage = await setStage();
  try {
    await untilIdle(stage.punkt);
    printTable(await measureUpload(stage.punkt, (await signIn(stage.punkt, 1)).token));
  } finally {
    await stage.clear();
  }
}
