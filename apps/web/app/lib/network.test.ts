import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isReachable } from './network.ts';

const servers: ReturnType<typeof createServer>[] = [];

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('only our own server counts as reachable, and only in time', async () => {
  const ours = await serve((_, response) => response.end('{"status":"ok"}'));
  const portal = await serve((_, response) => response.end('<h1>Wi-Fi</h1>'));
  const broken = await serve((_, response) => response.writeHead(503).end('{"status":"ok"}'));
  const silent = await serve(() => undefined);
  expect(await isReachable(5_000, ours)).toBe(true);
  expect(await isReachable(5_000, portal)).toBe(false);
  expect(await isReachable(5_000, broken)).toBe(false);
  expect(await isReachable(50, silent)).toBe(false);
  expect(await isReachable(5_000, 'http://127.0.0.1:1')).toBe(false);
});
