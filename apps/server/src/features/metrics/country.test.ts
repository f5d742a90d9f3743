import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCTION, readableLog, testApp } from '../../../test/harness.ts';
import { createClock } from '../../platform/clock/clock.ts';
import { createCountries } from './country.ts';

/** A look-up of our own, which fails while the test wants it. */
async function standIn(state: { fails: boolean }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = state.fails ? 500 : 200;
    response.end(JSON.stringify({ countryCode: 'GE' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}` };
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('the country of a visitor', () => {
  it('is the configured one in the sandbox', async () => {
    const russian = await testApp();
    expect((await russian.call('GET /api/v4/country', {})).body).toEqual({ countryCode: 'RU' });
    const georgian = await testApp({ environment: { IP_COUNTRY_DEFAULT: 'GE' } });
    const { body, headers } = await georgian.call('GET /api/v4/country', {});
    expect(body).toEqual({ countryCode: 'GE' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is unknown in production without a look-up', async () => {
    const app = await testApp({ environment: PRODUCTION });
    expect((await app.call('GET /api/v4/country', {})).body).toEqual({ countryCode: null });
  });

  it('is looked up once per address and hour', async () => {
    const { asked, url } = await standIn({ fails: false });
    const app = await testApp({ environment: { IP_COUNTRY_URL: url, TRUST_PROXY: '1' } });
    for (const address of ['77.88.8.8', '77.88.8.8', '8.8.8.8'])
      expect((await app.call('GET /api/v4/country', {}, from(address))).body).toEqual({ countryCode: 'GE' });
    expect(asked).toEqual(['/77.88.8.8', '/8.8.8.8']);
    app.clock.set(3_601);
    await app.call('GET /api/v4/country', {}, from('8.8.8.8'));
    expect(asked).toHaveLength(3);
  });

  it('that can not be looked up is unknown, is asked for again, and its address is not logged', async () => {
    const state = { fails: true };
    const { asked, url } = await standIn(state);
    const { log, text } = readableLog();
    const app = await testApp({ environment: { IP_COUNTRY_URL: url, TRUST_PROXY: '1' }, log });
    const ask = async () => (await app.call('GET /api/v4/country', {}, from('77.88.8.8'))).body;
    expect(await ask()).toEqual({ countryCode: null });
    state.fails = false;
    expect(await ask()).toEqual({ countryCode: 'GE' });
    expect(asked).toHaveLength(2);
    expect(text()).toContain('the country of a visitor is unknown');
    expect(text()).not.toContain('77.88.8.8');
  });

  it('is unknown for those who come after too many others', async () => {
    const { log } = readableLog();
    const clock = createClock();
    let asked = 0;
    const lookUp = {
      countryOf: async () => {
        asked += 1;
        return 'RU';
      },
    };
    const countryOf = createCountries({ clock, log, lookUp });
    const answers = await Promise.all(Array.from({ length: 700 }, (_, n) => countryOf(`77.88.8.${n}`)));
    expect([asked, answers.filter((country) => country === null).length]).toEqual([600, 100]);
    expect(await countryOf('77.88.8.1')).toBe('RU');
  });
});
