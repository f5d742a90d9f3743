import { once } from 'node:events';
import type { APIRequest } from '@playwright/test';
import { freePort } from './free-port.ts';
import { expect, test as journey } from './journey.ts';
import { type Environment, spawnServer } from './spawn-server.ts';

/** Runs a server beside the one that journeys share, for as long as `use` takes. */
export async function withServer(
  requests: APIRequest,
  environment: Environment,
  use: (baseURL: string) => Promise<void>,
): Promise<void> {
  const port = String(await freePort());
  // Nobody looks at its example records, and making them is half of the work of a start; the assistant learns for as long when it is asked.
  const quiet = { PUNKT_SANDBOX_EXAMPLES: '0', ASSISTANT_LEARNS_AHEAD: '0' };
  const server = spawnServer(port, 'ignore', { ...quiet, ...environment });
  const baseURL = `http://localhost:${port}`;
  const request = await requests.newContext({ baseURL });
  const ready = () =>
    request.get('/readyz').then(
      (answer) => answer.ok(),
      () => false,
    );
  try {
    await expect.poll(ready, { timeout: 240_000 }).toBe(true);
    await use(baseURL);
  } finally {
    await request.dispose();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
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
