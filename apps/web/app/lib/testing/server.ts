import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSession } from '../session.ts';
import type { KeyValueStorage } from '../storage.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on a free port, gone when the test is. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export const pair = (access: string, refresh: string) => ({
  access: { token: access, expires_at: '' },
  refresh: { token: refresh, expires_at: '' },
});

export function signedIn(storage = memoryStorage()) {
  const session = createSession(storage);
  session.setTokens(pair('old', 'refresh-1'));
  return session;
}
