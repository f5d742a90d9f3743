import { describe, expect, it } from 'vitest';
import { Refused } from './outbound-client.ts';
import { createPublicLookup, isPublicAddress } from './public-address.ts';

describe('the open internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '100.128.0.1', '172.32.0.1', '2a00:1450:4010::1', '2606:4700::1111'])(
    'has %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('has no %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a look-up', () => {
  const ask = (options: { all?: boolean }, isOpen?: (address: string) => boolean) =>
    new Promise((resolve, reject) =>
      createPublicLookup(isOpen)('localhost', options, (error, address) =>
        error ? reject(error) : resolve(address),
      ),
    );

  it('refuses a name that leads home', async () => {
    await expect(ask({})).rejects.toBeInstanceOf(Refused);
    await expect(ask({ all: true })).rejects.toBeInstanceOf(Refused);
  });

  it('answers in the form it was asked in', async () => {
    const open = (address: string) => address === '127.0.0.1';
    expect(await ask({}, open)).toBe('127.0.0.1');
    expect(await ask({ all: true }, open)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  it('says when there is no such name', async () => {
    const missing = new Promise((resolve, reject) =>
      createPublicLookup()('nowhere.invalid', {}, (error) => (error ? reject(error) : resolve('found'))),
    );
    await expect(missing).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
  });
});
