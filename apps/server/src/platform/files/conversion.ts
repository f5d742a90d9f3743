import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SERVER_FOLDER } from '../../server-folder.ts';
import { MOST_PIXELS, type Pixels } from './image.ts';

/** Why a file can't become pictures. */
export type Reason = 'unreadable' | 'locked' | 'pages' | 'pixels';

export class NotConverted extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, words?: string) {
    super(words ?? reason);
    this.reason = reason;
  }
}

export interface Order {
  readonly format: 'heic' | 'pdf';
  readonly bytes: Uint8Array;
  readonly mostPages: number;
  readonly mostPixels: number;
  readonly mostBytes: number;
}

export type Answer =
  | { readonly page: Pixels }
  | { readonly end: true }
  | { readonly refused: Reason; readonly words: string };

/** A photo of 12 megapixels takes four seconds on a slow core, a page of a scan half of one. */
const PATIENCE_MS = 90_000;
/** A photo of 50 megapixels takes 600 MB while it is decoded. */
const MEMORY = 768 * 1024 * 1024;
const SCRIPT = join(SERVER_FOLDER, 'src/platform/files/conversion-worker.ts');

/** Decodes what most browsers can't show: a HEIC photo, or the pages of a PDF one after another. */
export async function* convert(
  format: Order['format'],
  bytes: Uint8Array,
  mostPages: number,
): AsyncGenerator<Pixels> {
  const workerData: Order = { format, bytes, mostPages, mostPixels: MOST_PIXELS, mostBytes: MEMORY };
  // No environment variables and no output: it parses untrusted input.
  const worker = new Worker(SCRIPT, {
    workerData,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    for await (const [answer] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<
      [Answer]
    >) {
      if ('end' in answer) return;
      if ('refused' in answer) throw new NotConverted(answer.refused, answer.words);
      yield answer.page;
      worker.postMessage('next');
    }
    throw new NotConverted('unreadable', 'the decoder ended early');
  } catch (error) {
    // Out of memory, out of time, or crashed: the file is refused in each case.
    throw error instanceof NotConverted ? error : new NotConverted('unreadable', String(error));
  } finally {
    await worker.terminate();
  }
}
