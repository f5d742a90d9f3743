import { Logger } from 'graphile-worker';
import type { Log } from '../log/log.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker's chatter goes to our log, one step quieter: each job announces itself twice. */
export const workerLog = (log: Log): Logger =>
  new Logger(() => (level, text) => log[LEVELS[level as keyof typeof LEVELS] ?? 'debug'](text));
