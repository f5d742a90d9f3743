import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFile, newDatabase } from '../../../test/harness.ts';
import { PATIENCE_MS, waitFor } from '../../../test/waiting.ts';
import { createClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { appendEvent } from './events.ts';
import { createHub } from './hub.ts';
import { responseSink } from './routes.ts';

const log = createLog({ level: 'silent' });
const MEGABYTE = 1024 * 1024;
/** More than what the two sockets of a connection take by themselves. */
const EVENTS = 30;
const AUDIENCE = 'user:reader';

const cleanUp = afterFile();
let db: Database;
beforeAll(async () => {
  const opened = openDatabase({ url: await newDatabase(cleanUp), poolSize: 2, log, waitMs: PATIENCE_MS });
  cleanUp(() => opened.db.destroy());
  db = opened.db;
  const data = { text: 'x'.repeat(MEGABYTE) };
  for (let n = 0; n < EVENTS; n += 1)
    await transaction(db, (tx) => appendEvent(tx, createClock(), AUDIENCE, 'large', data));
});

/** A stream on a real connection whose reader reads nothing yet. */
async function openUnread(patienceMs: number): Promise<{ response: ServerResponse; reader: Socket }> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(async () => {
    reader.destroy();
    await once(server.close(), 'close');
  });
  reader.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const sink = responseSink(response, {}, patienceMs);
  const hub = createHub(db, { on: () => undefined }, log);
  await hub.open('reader', [AUDIENCE], { lastEventId: '0' }, sink);
  return { response, reader };
}

const waiting = (response: ServerResponse) => waitFor(() => expect(response.writableNeedDrain).toBe(true));

describe('a reader who does not read', () => {
  it('holds no more than one event in memory, and is disconnected', async () => {
    const { response } = await openUnread(300);
    const closed = once(response, 'close');
    await waiting(response);
    expect(response.writableLength).toBeLessThan(3 * MEGABYTE);
    await closed;
    expect([response.destroyed, response.writableFinished]).toEqual([true, false]);
  });

  it('gets everything when it reads on in time', async () => {
    const { response, reader } = await openUnread(20_000);
    await waiting(response);
    let text = '';
    reader.on('data', (bytes) => {
      text += bytes.toString().replaceAll('x', '');
    });
    reader.resume();
    await waitFor(() => expect(text.split('event: large')).toHaveLength(EVENTS + 1));
    expect(response.destroyed).toBe(false);
  });
});
