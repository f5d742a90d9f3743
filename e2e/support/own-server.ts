import { once } from 'node:events';
import type { APIRequest } from '@playwright/test';
import { freePort } from './free-port.ts';
import { expect, test as journey } from './journey.ts';
import { type Environment, spawnServer } from './spawn-server.ts';

const PORTS_TRIED = 3;

/** A server that answers; nothing where it has ended by itself: until it listened, its port was free for whoever else asked for one. */
async function startedServer(requests: APIRequest, environment: Environment) {
  const port = String(await freePort());
  // Nobody looks at its example records, and making them is half of the work of a start; the assistant learns for as long when it is asked.
  const quiet = { PUNKT_SANDBOX_EXAMPLES: '0', ASSISTANT_LEARNS_AHEAD: '0' };
  const server = spawnServer(port, 'ignore', { ...quiet, ...environment });
  const ended = once(server, 'exit');
  const baseURL = `http://localhost:${port}`;
  const request = await requests.newContext({ baseURL });
  const state = () =>
    server.exitCode !== null
      ? 'ended'
      : request.get('/readyz').then(
          (answer) => (answer.ok() ? 'ready' : 'starting'),
          () => 'starting',
        );
  try {
    await expect.poll(state, { timeout: 240_000 }).not.toBe('starting');
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  } finally {
    await request.dispose();
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return server.exitCode === null ? { baseURL, stop } : undefined;
}

/** Runs a server beside the one that journeys share, for as long as `use` takes. */
export async function withServer(
  requests: APIRequest,
  environment: Environment,
  use: (baseURL: string) => Promise<void>,
): Promise<void> {
  let server: Awaited<ReturnType<typeof startedServer>>;
  for (let tries = 0; !server && tries < PORTS_TRIED; tries += 1)
    server = await startedServer(requests, environment);
  if (!server) throw new Error(`no server came up on any of ${PORTS_TRIED} ports`);
  try {
    await use(server.baseURL);
  } finally {
    await server.stop();
  }
}

/** A journey on a server of its own: it may move the clock, which on the shared one is everybody's. */
export const test = journey.extend<object, { readonly ownServer: string }>({
  ownServer: [
    async ({ playwright }, use) => withServer(playwright.request, {}, use),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
});
