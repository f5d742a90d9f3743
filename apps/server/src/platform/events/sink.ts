import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Sink } from './stream.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** How long a client may stop reading (a phone in a tunnel). Later it reconnects with its cursor and gets the rest. */
const PATIENCE_MS = 15_000;

/** Headers go out with the first event: a stream that can't be opened is still answered as an ordinary error. */
export function responseSink(
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  patienceMs = PATIENCE_MS,
): Sink {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return {
    write: (text) => {
      if (!response.headersSent) response.writeHead(200, { ...headers, ...HEADERS });
      return response.write(text);
    },
    drained: () =>
      once(response, 'drain', {
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(patienceMs)]),
      }).then(
        () => true,
        () => false,
      ),
    // An orderly end would wait behind what nobody reads.
    end: () => void (response.writableNeedDrain ? response.destroy() : response.end()),
  };
}
