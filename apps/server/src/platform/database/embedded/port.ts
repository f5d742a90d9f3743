import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { replaceFile } from './files.ts';

const HOST = '127.0.0.1';

/** The same port as last time keeps a person's saved connections working; a taken one is never worth a failure. */
export async function choosePort(home: string): Promise<number> {
  const last = Number(await readFile(join(home, 'port'), 'utf8').catch(() => ''));
  if (Number.isInteger(last) && last > 0 && last < 65_536) {
    const free = await tryPort(last);
    if (free !== undefined) return free;
  }
  return anyPort();
}

export const rememberPort = (home: string, port: number) =>
  replaceFile(join(home, 'port'), `${port}\n`, 0o644);

async function anyPort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error(`No free port on ${HOST}`);
  return port;
}

async function tryPort(wanted: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(wanted, HOST);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}
