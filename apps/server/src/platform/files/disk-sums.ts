import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SERVER_FOLDER } from '../../server-folder.ts';
import type { Blank } from './blank.ts';
import type { Kept, Part } from './storage.ts';
import { DamagedParts } from './verify.ts';

/** A file to check, to add up and, where it goes `into` another one, to copy without what is private. */
export interface SumOrder {
  readonly id: string;
  readonly source: string;
  readonly parts: readonly Part[];
  readonly blanks: readonly Blank[];
  readonly into?: string;
}

export type SumRequest =
  | { readonly id: string; readonly path: string; readonly next: readonly Part[] }
  | { readonly forget: string }
  /** `trusted`: what was added up so far is of these very parts. */
  | { readonly call: number; readonly order: SumOrder; readonly trusted: boolean };

export interface SumAnswer {
  readonly call: number;
  readonly kept?: Kept;
  readonly damaged?: readonly number[];
  readonly failed?: { readonly message: string; readonly code: string | undefined };
}

interface Followed {
  /** Everything before this place has been handed over. */
  end: number;
  /** Parts behind a gap, by where they begin. */
  readonly waiting: Map<number, Part>;
  readonly crcs: Map<number, number>;
}

/** Each is a few hundred bytes; whatever is forgotten is added up at the end. */
const MOST_FOLLOWED = 200;
const SCRIPT = join(SERVER_FOLDER, 'src/platform/files/disk-sums-worker.ts');

function errorOf({ damaged, failed }: SumAnswer): Error {
  return damaged ? new DamagedParts(damaged) : Object.assign(new Error(failed?.message), failed);
}

/** One thread for the process, begun when the first large file arrives. It keeps nobody from ending. */
function createThread() {
  let worker: Worker | undefined;
  let calls = 0;
  const waiting = new Map<number, { resolve(kept: Kept): void; reject(error: Error): void }>();

  const start = (): Worker => {
    const started = new Worker(SCRIPT, { env: {}, execArgv: [] });
    started.on('message', (answer: SumAnswer) => {
      const caller = waiting.get(answer.call);
      waiting.delete(answer.call);
      if (waiting.size === 0) started.unref();
      if (answer.kept) caller?.resolve(kept(answer.kept));
      else caller?.reject(errorOf(answer));
    });
    const end = (error: Error) => {
      // An error is followed by the end, and by then another one may be at work.
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', end).on('exit', () => end(new Error('the thread that adds files up has ended')));
    started.unref();
    return started;
  };
  // What travels between threads arrives as plain bytes.
  const kept = ({ size, sha256, sourceSha256 }: Kept): Kept => ({
    size,
    sha256: Buffer.from(sha256),
    sourceSha256: Buffer.from(sourceSha256),
  });

  return {
    tell: (request: SumRequest): void => {
      worker ??= start();
      worker.postMessage(request);
    },
    ask: (order: SumOrder, trusted: boolean): Promise<Kept> =>
      new Promise((resolve, reject) => {
        worker ??= start();
        calls += 1;
        waiting.set(calls, { resolve, reject });
        worker.ref();
        worker.postMessage({ call: calls, order, trusted } satisfies SumRequest);
      }),
  };
}

const thread = createThread();
let storages = 0;

/** The sums of the files of one storage. */
export function createDiskSums() {
  const followed = new Map<string, Followed>();
  storages += 1;
  // Another storage of this process sees other parts of the same file.
  const prefix = `${storages}/`;

  function forget(id: string): void {
    if (followed.delete(id)) thread.tell({ forget: prefix + id });
  }

  return {
    forget,
    /** A part that is there for good. Once all before it are there too, it is added up, ahead of the end. */
    follow: (id: string, path: string, part: Part): void => {
      const file = followed.get(id) ?? { end: 0, waiting: new Map(), crcs: new Map() };
      followed.set(id, file);
      file.waiting.set(part.offset, part);
      const more: Part[] = [];
      for (let next = file.waiting.get(file.end); next; next = file.waiting.get(file.end)) {
        file.waiting.delete(next.offset);
        file.crcs.set(next.num, next.crc);
        file.end += next.size;
        more.push(next);
      }
      if (more.length > 0) thread.tell({ id: prefix + id, path, next: more });
      if (followed.size > MOST_FOLLOWED) forget([...followed.keys()][0] ?? '');
    },
    /**
     * Checks and adds up all parts that have not been. A part that was damaged may have come anew, to whichever instance: then nothing counts that
     * was added up before.
     */
    assemble: (order: SumOrder): Promise<Kept> => {
      const file = followed.get(order.id);
      followed.delete(order.id);
      const isSame = ({ num, offset, crc }: Part) =>
        offset >= (file?.end ?? 0) || file?.crcs.get(num) === crc;
      return thread.ask({ ...order, id: prefix + order.id }, order.parts.every(isSame));
    },
  };
}
