import { expect, it, onTestFinished } from 'vitest';
import { spawnPunkt } from './support/server.ts';

it('refuses to start in production without its configuration, and lists all that is missing', async () => {
  const punkt = spawnPunkt({ PUNKT_MODE: 'production', PUNKT_SANDBOX_CODE_IN_REPLY: '' }, onTestFinished);
  expect(await punkt.ended).toEqual({ code: 1, signal: null });
  for (const name of [
    'DATABASE_URL',
    'PUNKT_ORIGIN',
    'METRICS_TOKEN',
    'SECRET_KEYS',
    'LOCK_KEYS',
    'SMS_PROVIDER',
  ])
    expect(punkt.output()).toContain(`- ${name} `);
  expect(punkt.output()).not.toContain('    at '); // a list to work through, not a stack
});
