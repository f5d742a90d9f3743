import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '../../../test/waiting.ts';
import { isBroken, isTimeout } from '../outbound-client.ts';
import { createLookUp } from './look-up.ts';

/** A look-up of our own on a real socket. */
async function standIn(answer: (response: ServerResponse) => void, attemptMs = PATIENCE_MS) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { asked, lookUp: createLookUp({ url: `http://127.0.0.1:${port}/json/{ip}?key=k`, attemptMs }) };
}

const json = (data: unknown) => (response: ServerResponse) => response.end(JSON.stringify(data));
const status = (code: number) => (response: ServerResponse) => {
  response.statusCode = code;
  response.setHeader('location', 'http://127.0.0.1:1/');
  response.end('77.88.8.8');
};

describe('the country of an address', () => {
  it.each([
    ['countryCode', { country: 'Russia', countryCode: 'RU' }, 'RU'],
    ['country_code', { country_code: 'ge' }, 'GE'],
    ['country', { ip: '77.88.8.8', country: 'AM' }, 'AM'],
    ['nothing', { error: true }, null],
    ['a whole name', { country: 'Russia' }, null],
  ])('is read from %s', async (_, answer, country) => {
    const { lookUp, asked } = await standIn(json(answer));
    expect(await lookUp.countryOf('77.88.8.8')).toBe(country);
    expect(asked).toEqual(['/json/77.88.8.8?key=k']);
  });

  it('takes addresses of both kinds', async () => {
    const { lookUp, asked } = await standIn(json({ countryCode: 'DE' }));
    expect(await lookUp.countryOf('2a02:6b8::feed:0ff')).toBe('DE');
    expect(await lookUp.countryOf('::ffff:77.88.8.8')).toBe('DE');
    expect(asked).toEqual(['/json/2a02%3A6b8%3A%3Afeed%3A0ff?key=k', '/json/77.88.8.8?key=k']);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1', '::ffff:127.0.0.1', '../../admin', '', 'a@b'])(
    'is not asked for with %j',
    async (address) => {
      const { lookUp, asked } = await standIn(json({ countryCode: 'RU' }));
      expect(await lookUp.countryOf(address)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['a failure', status(500)],
    ['a limit', status(429)],
    ['a redirect, which is not followed', status(302)],
    ['an unknown address', status(404)],
    ['a page', (response: ServerResponse) => response.end('<html>77.88.8.8</html>')],
    ['a list', json(null)],
    ['too much', (response: ServerResponse) => response.end(`"${'a'.repeat(100_000)}"`)],
  ])('rejects on %s, and its words name nobody', async (_, answer) => {
    const { lookUp, asked } = await standIn(answer);
    const error = await lookUp.countryOf('77.88.8.8').catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain('77.88.8.8');
    expect(asked).toHaveLength(1);
  });

  it('gives up on one that hangs, and leaves it alone after five failures', async () => {
    const { lookUp, asked } = await standIn(() => undefined, 400);
    for (let n = 0; n < 5; n += 1)
      expect(isTimeout(await lookUp.countryOf('77.88.8.8').catch((reason) => reason))).toBe(true);
    // On a busy machine an attempt may be over before its request has arrived: so not five, but no more than there were.
    const before = asked.length;
    expect(isBroken(await lookUp.countryOf('77.88.8.8').catch((reason) => reason))).toBe(true);
    expect(asked).toHaveLength(before);
  });
});
