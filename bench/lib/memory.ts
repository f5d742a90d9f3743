import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Server } from './process.ts';

/** Over a connection of its own: one that carried a refused body may be closed while it is asked again. */
export const metricsOf = ({ address }: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${address}/metrics`, { agent: false }, (response) => {
      text(response).then(resolve, reject);
    }).on('error', reject);
  });

export interface Memory {
  readonly resident: number;
  readonly heap: number;
  /** What the heap takes of the machine, free room included. */
  readonly room: number;
  /** The heap and what its objects hold outside of it. */
  readonly held: number;
}

/** In megabytes. */
export async function memoryOf(server: Server): Promise<Memory> {
  const metrics = await metricsOf(server);
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 1024 ** 2;
  const heap = read('nodejs_heap_size_used_bytes');
  return {
    resident: read('process_resident_memory_bytes'),
    heap,
    room: read('nodejs_heap_size_total_bytes'),
    held: heap + read('nodejs_external_memory_bytes'),
  };
}

/** For the environment of a server whose memory is compared. */
export const COLLECTING = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./collect.ts', import.meta.url))}`,
};
