import Fastify from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { networkOf, type Proxies, trustedProxies } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** The address that limits and the bank's check see. */
async function seen(proxies: Proxies, remoteAddress: string, forwarded?: string): Promise<string> {
  const http = Fastify({ trustProxy: trustedProxies(proxies) });
  http.get('/', async (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await http.inject({ url: '/', remoteAddress, headers })).body;
}

const VISITOR = '203.0.113.7';
const FORGED = '198.51.100.1';

describe('the address of a caller', () => {
  it.each<[string, Proxies, string, string | undefined, string]>([
    ['nobody in front', 0, VISITOR, FORGED, VISITOR],
    ['one proxy', 1, '10.0.0.5', VISITOR, VISITOR],
    ['one proxy, and a visitor who forges', 1, '10.0.0.5', `${FORGED}, ${VISITOR}`, VISITOR],
    ['two proxies', 2, '10.0.0.5', `${VISITOR}, 10.0.0.9`, VISITOR],
    ['two proxies, and a visitor who forges', 2, '10.0.0.5', `${FORGED}, ${VISITOR}, 10.0.0.9`, VISITOR],
    ['a proxy that says nothing', 1, '10.0.0.5', undefined, '10.0.0.5'],
    ['a visitor who comes past the proxies', 2, VISITOR, `${FORGED}, ${FORGED}`, VISITOR],
    ['a balancer in a cloud', 1, '100.64.3.4', VISITOR, VISITOR],
    ['over IPv6', 1, 'fd00::5', '2001:db8::7', '2001:db8::7'],
    ['IPv4 inside IPv6', 1, '::ffff:10.0.0.5', VISITOR, VISITOR],
    ['named proxies', ['10.0.0.5', '192.0.2.0/24'], '10.0.0.5', `${FORGED}, ${VISITOR}, 192.0.2.9`, VISITOR],
    ['an address that is not named', ['10.0.0.5'], '10.0.0.6', FORGED, '10.0.0.6'],
  ])('%s', async (_, proxies, from, forwarded, expected) => {
    expect(await seen(proxies, from, forwarded)).toBe(expected);
  });
});

describe('limits behind two proxies', () => {
  it('count the visitor, whatever they put in front of their address', async () => {
    const app = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '2' } });
    const ask = async (visitor: string, forged: string) => {
      const headers = { 'x-forwarded-for': `${forged}, ${visitor}, 10.0.0.9` };
      return (await app.http.inject({ url: '/api/v2/user', headers })).statusCode;
    };
    for (let i = 1; i <= 10; i += 1) expect(await ask(VISITOR, `198.51.100.${i}`)).toBe(401);
    expect(await ask(VISITOR, '198.51.100.99')).toBe(429);
    expect(await ask('203.0.113.8', '198.51.100.99')).toBe(401);
  });

  it('count codes by the visitor too', async () => {
    const app = await testApp({ environment: { CODES_PER_ADDRESS_PER_HOUR: '2', TRUST_PROXY: '2' } });
    const ask = async (last: number, visitor = VISITOR) => {
      const body = { phone: `7916000000${last}`, country: 'RU' as const, device_uuid: crypto.randomUUID() };
      const headers = { 'x-forwarded-for': `198.51.100.${last}, ${visitor}, 10.0.0.9` };
      return (await app.call('POST /api/v1/login', { body }, { headers })).status;
    };
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 429]);
    expect(await ask(4, '203.0.113.8')).toBe(200);
  });
});
