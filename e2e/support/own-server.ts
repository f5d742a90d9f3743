import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { expect, test as journey } from './journey.ts';
import { spawnServer } from './spawn-server.ts';

/** A journey on a server of its own: it may move the clock, which on the shared one is everybody's. */
export const test = journey.extend<object, { readonly ownServer: string }>({
  ownServer: [
    async ({ playwright }, use) => {
      const port = String(await freePort());
      const server = spawnServer(port, 'ignore');
      const baseURL = `http://localhost:${port}`;
      const request = await playwright.request.newContext({ baseURL });
      const ready = () =>
        request.get('/readyz').then(
          (answer) => answer.ok(),
          () => false,
        );
      try {
        await expect.poll(ready, { timeout: 60_000 }).toBe(true);
        await use(baseURL);
      } finally {
        await request.dispose();
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
});
