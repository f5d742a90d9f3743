import { describe, expect, it } from 'vitest';
import { deviceName } from './routes.ts';

const CASES = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 YaBrowser/26.9 Mobile Safari/537.36',
    'Яндекс Браузер, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge, Windows'],
] as const;

describe('the name of a device', () => {
  it.each(CASES)('of %s is %s', (userAgent, name) => expect(deviceName(userAgent, 'mobile')).toBe(name));

  it('is what the device calls itself when nothing is known', () => {
    expect(deviceName(undefined, 'mobile')).toBe('mobile');
    expect(deviceName('x'.repeat(100_000), 'терминал')).toBe('терминал');
  });
});
