import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorBody } from '@punkt/contract/errors';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestApp, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { bareHttp, talk } from './testing/bare-http.ts';

async function listen(http: FastifyInstance): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(http.listeningOrigin).port);
}

/** The general limits of Node would do the work of ours a minute later, and no test would see that ours are gone. */
const PATIENT = { requestTimeoutMs: 3_600_000, idleTimeoutMs: 3_600_000 };

/** A connection that stays until the test is over, and whether it is answered. */
function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).resume();
  onTestFinished(() => void socket.destroy());
  const closed = once(
    socket.on('error', () => undefined),
    'close',
  );
  const answered = async () => {
    socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), closed.then(() => false)]);
  };
  return { socket, closed, answered };
}

describe('a client', () => {
  it('that is slow with its headers or its request has the time of ours, not of Node', async () => {
    const { server } = await bareHttp({});
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([20_000, 60_000, 70_000]);
  });

  it('that sends too slowly is cut off', async () => {
    const http = await bareHttp({ requestTimeoutMs: 100, connectionsCheckMs: 50 });
    const answer = await talk(
      http,
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\nhalf',
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request_timeout');
  });

  it('that sends the body of a call too slowly is told so before the time of an upload is over', async () => {
    const http = await bareHttp({ ...PATIENT, connections: { bodyMs: 50 } });
    const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10';
    const answer = await talk(http, `${head}\r\n\r\n{"a":`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('connection: close');
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('request_timeout');
  });

  it('that never sends the body nobody asked for is cut off after its answer', async () => {
    const http = await bareHttp({ ...PATIENT, connections: { bodyMs: 50 } });
    const answer = await talk(http, 'GET /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that asks and does not read is cut off, and one that reads gets everything', async () => {
    const http = await bareHttp({ ...PATIENT, connections: { unreadMs: 3_000 } });
    const large = Buffer.alloc(64 * 1024 * 1024, 'x');
    http.get('/large', async () => large);
    const silent = connect(await listen(http), '127.0.0.1').pause();
    onTestFinished(() => void silent.destroy());
    silent.on('error', () => undefined).write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    const [socket] = (await once(http.server, 'connection')) as [Socket];
    await once(socket, 'close');
    expect(socket.bytesRead).toBeGreaterThan(0);
    const read = await fetch(`${http.listeningOrigin}/large`);
    expect((await read.arrayBuffer()).byteLength).toBe(large.length);
  });

  it('that asks on and on without waiting for an answer is cut off, and little was begun for it', async () => {
    const http = await bareHttp({});
    let [begun, seen] = [0, 0];
    http.server.on('request', () => {
      seen += 1;
    });
    http.get('/count', async () => {
      begun += 1;
      return {};
    });
    await talk(http, 'GET /count HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_000));
    expect(begun).toBeLessThan(10);
    // Nor is the rest of what it sent taken apart, which takes longer than answering would.
    expect(seen).toBeLessThan(12);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await fetch(`${http.listeningOrigin}/count`)).status).toBe(200);
  });

  it('that opens more connections than anybody needs keeps those it has, and others are not concerned', async () => {
    const http = await bareHttp({ connections: { perAddress: 3 } });
    const port = await listen(http);
    const kept = [1, 2, 3].map(() => open(port));
    for (const each of kept) expect(await each.answered()).toBe(true);
    await open(port).closed;
    // Another address of the same machine; not every system has one.
    if (process.platform === 'linux') expect(await open(port, '127.0.0.2').answered()).toBe(true);
    for (const each of kept) expect(await each.answered()).toBe(true);
    kept[0]?.socket.destroy();
    await waitFor(async () => expect(await open(port).answered()).toBe(true));
  });

  it('that has as many IPv6 addresses as it likes is one client', async () => {
    const http = await bareHttp({ connections: { perAddress: 3 } });
    // The connections are real, only where they come from is not: a loopback has one IPv6 address.
    let from = '';
    http.server.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: from }),
    );
    const port = await listen(http);
    const answers: boolean[] = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4']) {
      from = address;
      answers.push(await open(port).answered());
    }
    expect(answers).toEqual([true, true, true, false]);
    from = '2001:db8:1:3::1';
    expect(await open(port).answered()).toBe(true);
  });

  it('is counted by the whole product as the settings say, and not behind a proxy, whose address all have', async () => {
    const direct = await testApp({ environment: { CONNECTIONS_PER_ADDRESS: '10' } });
    const behind = await testApp({ environment: { CONNECTIONS_PER_ADDRESS: '10', TRUST_PROXY: '1' } });
    const eleventh = async (app: TestApp) => {
      const port = await listen(app.http);
      for (let turn = 0; turn < 10; turn += 1) expect(await open(port).answered()).toBe(true);
      return open(port).answered();
    };
    expect(await eleventh(direct)).toBe(false);
    expect(await eleventh(behind)).toBe(true);
  });

  it('that speaks no HTTP is told so', async () => {
    const answer = await talk(await bareHttp({}), 'hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    // As every other answer has them.
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'cache-control: no-store',
    ])
      expect(answer).toContain(`\r\n${header}`);
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('bad_request');
  });

  it('that sends endless headers is told so', async () => {
    const answer = await talk(
      await bareHttp({}),
      `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});
