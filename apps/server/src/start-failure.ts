import { ConfigError } from './config.ts';
import { EmbeddedError } from './platform/database/embedded/errors.ts';

interface TakenPort extends Error {
  readonly address: string;
  readonly port: number;
}

const isTakenPort = (error: unknown): error is TakenPort =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;

/** What a person at a terminal reads when the start fails: a sentence where we have one, else all there is. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (isTakenPort(error))
    return `Port ${error.port} of ${error.address} is taken by another program.\nStop that one first, or set PORT to another number (0 takes any free one).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
