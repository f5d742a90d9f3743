import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { type App, createApp } from './app.ts';
import { banner } from './banner.ts';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedError } from './platform/database/embedded/errors.ts';
import { type EmbeddedServer, startEmbedded } from './platform/database/embedded/server.ts';
import { createLog } from './platform/log/log.ts';
import { builtPages, developmentPages } from './platform/pages/source.ts';
import { SERVER_FOLDER } from './server-folder.ts';

interface TakenPort extends Error {
  readonly address: string;
  readonly port: number;
}

const isTakenPort = (error: unknown): error is TakenPort =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;

/** What a person at a terminal reads when the start fails: a sentence where we have one, else all there is. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (isTakenPort(error))
    return `Port ${error.port} of ${error.address} is taken by another program.\nStop that one first, or set PORT to another number (0 takes any free one).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const WEB = join(SERVER_FOLDER, '../web');
const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/**
 * A signal to a whole group (a terminal that is closed, systemd) comes twice: by itself, and passed on by whoever started us. Only later than
 * that does a second one mean «at once».
 */
const SAME_SIGNAL_MS = 2_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, pretty: config.sandbox && process.stdout.isTTY });
  let embedded: EmbeddedServer | undefined;
  let app: App | undefined;
  let signal: string | undefined;
  let isStopping = false;
  let begun = Number.NEGATIVE_INFINITY;

  const grace = closeWithGrace(
    { delay: config.stopDelayMs + config.stopWithinMs, logger: false, skip: [...STOP_SIGNALS] },
    async ({ err }) => {
      isStopping = true;
      if (err) log.fatal({ err }, 'stopping after a failure');
      else log.info({ signal }, 'stopping');
      if (signal && app && config.stopDelayMs > 0) {
        app.http.leave();
        await delay(config.stopDelayMs);
      }
      await app?.close();
      await embedded?.stop();
    },
  );
  const stop = (reason?: string) => {
    if (!isStopping) {
      begun = performance.now();
      signal = reason;
      void grace.close();
    } else if (reason && performance.now() - begun > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const each of STOP_SIGNALS) process.on(each, stop);
  // Exit when the parent process disconnects, also when it was killed: nobody else would stop this process.
  process.once('disconnect', () => stop());

  const startDatabase = async () => {
    if (!config.databaseUrl) embedded = await startEmbedded({ dataDir: config.dataDir, log: say });
    return config.databaseUrl ?? embedded?.url() ?? '';
  };
  // PostgreSQL starts as another process: meanwhile the pages are read.
  const [databaseUrl, pages] = await Promise.all([
    startDatabase(),
    config.development ? developmentPages(WEB) : builtPages(WEB),
  ]);
  app = await createApp({ config, databaseUrl, log, pages, examples: config.examples });
  const address = await app.http.listen({ host: config.host, port: config.port });
  say(banner(config, address));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
