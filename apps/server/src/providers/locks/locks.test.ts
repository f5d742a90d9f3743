import { randomUUID } from 'node:crypto';
import { serverTexts } from '@punkt/locales/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClock } from '../../platform/clock/clock.ts';
import { createControllers } from './controllers.ts';
import { createSandboxLock } from './sandbox.ts';
import {
  createLockKeys,
  createVerifier,
  type LockKey,
  SANDBOX_LOCK_KEY,
  SANDBOX_WIFI_SECRET,
} from './token.ts';

const keyOf = (id: string, byte: number): LockKey => ({ id, key: Buffer.alloc(32, byte) });

const claimsFor = (lock: string, now: Date, change: object = {}) => {
  const iat = Math.floor(now.getTime() / 1_000);
  const base = { jti: randomUUID(), lock, kind: 'open' as const, at: 'point:1001', sub: 'somebody' };
  return { ...base, iat, exp: iat + 6 * 3_600, ...change };
};

describe('keys', () => {
  it('that came before still verify, keys of others do not', () => {
    const now = new Date();
    const [old, fresh] = [keyOf('2026', 1), keyOf('2027', 2)];
    const token = createLockKeys([old]).signToken(claimsFor('WB123A', now));
    const both = createLockKeys([fresh, old]);
    expect(both.currentKeyId).toBe('2027');
    expect(createVerifier(both.publicKeys).token(token)?.lock).toBe('WB123A');
    expect(createVerifier(createLockKeys([fresh]).publicKeys).token(token)).toBeNull();
    // A key of the same name that is another key.
    expect(createVerifier(createLockKeys([keyOf('2026', 3)]).publicKeys).token(token)).toBeNull();
  });

  it.each([
    '',
    '.',
    'a.b.c',
    '...',
    `${Buffer.from('{"alg":"none","typ":"punkt-lock+jwt","kid":"sandbox"}').toString('base64url')}.e30.`,
  ])('take no garbage: %j', (token) => {
    expect(createVerifier(createLockKeys([SANDBOX_LOCK_KEY]).publicKeys).token(token)).toBeNull();
  });
});

it('the network of a controller follows from its code and the secret', () => {
  const page = 'http://192.168.4.1/open?t={token}';
  const connect = (secret: Buffer, name: string) =>
    createControllers({ wifiSecret: secret, page }).connect(name, 'a.b.c');
  const one = connect(SANDBOX_WIFI_SECRET, 'WB123A');
  expect(one).toEqual({ ssid: 'PUNKT-WB123A', psk: one?.psk, linkToOpen: 'http://192.168.4.1/open?t=a.b.c' });
  expect(connect(SANDBOX_WIFI_SECRET, 'WB123A')).toEqual(one);
  expect(connect(SANDBOX_WIFI_SECRET, 'WB124A')?.psk).not.toBe(one?.psk);
  expect(connect(Buffer.alloc(32, 1), 'WB123A')?.psk).not.toBe(one?.psk);
  expect(connect(SANDBOX_WIFI_SECRET, 'WB 1')).toBeNull();
});

/** A lock on a port of its own that knows the public keys, and tokens that were signed elsewhere. */
async function openDoor() {
  const clock = createClock();
  const keys = createLockKeys([SANDBOX_LOCK_KEY]);
  const revoked: string[] = [];
  const door = createSandboxLock({
    clock,
    texts: serverTexts,
    publicKeys: keys.publicKeys,
    revokedOf: async (lock) => keys.signRevoked({ lock, revoked, iat: 0 }),
    port: 0,
  });
  onTestFinished(() => door.close());
  const page = await door.listen();
  const at = (lock: string, token: string) => page.replace('{lock}', lock).replace('{token}', token);
  const visit = async (lock: string, token: string, language = 'ru') => {
    const answer = await fetch(at(lock, token), { headers: { 'accept-language': language } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const press = async (lock: string, token: string) => {
    const url = at(lock, '').split('?')[0] ?? '';
    const headers = { accept: 'application/json' };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ t: token, lang: 'en' }),
    });
    return { status: answer.status, ...((await answer.json()) as { state: string; text: string }) };
  };
  return { clock, keys, revoked, visit, press, page };
}

describe('the lock of the sandbox', () => {
  it('shows its page in the reader’s language and opens when it is pressed', async () => {
    const { clock, keys, visit, press } = await openDoor();
    const token = keys.signToken(claimsFor('WB123A', clock.now()));
    for (const language of ['ru', 'ka', 'en'] as const) {
      const { status, headers, text } = await visit('WB123A', token, language);
      expect(status).toBe(200);
      expect(text).toContain(serverTexts(language)('sandboxLock.open'));
      expect(text).toContain(`<html lang="${language}">`);
      const nonce = /script-src 'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
      expect(text).toContain(`<script nonce="${nonce}">`);
    }
    expect(await press('WB123A', token)).toMatchObject({ status: 200, state: 'opened' });
    expect(await press('wb123a', token)).toMatchObject({ state: 'opened' });
  });

  it('refuses in words what is wrong, for another lock, expired or revoked', async () => {
    const { clock, keys, revoked, visit, press } = await openDoor();
    const claims = claimsFor('WB123A', clock.now());
    const token = keys.signToken(claims);
    const say = serverTexts('ru');
    const refusals = async (lock: string, given: string, why: string) => {
      const { status, text } = await visit(lock, given);
      expect([status, text.includes(say(`sandboxLock.${why}`))]).toEqual([403, true]);
      expect(text).not.toContain('<form');
      expect(await press(lock, given)).toMatchObject({ status: 403, state: why });
    };
    await refusals('WB123A', `${token.slice(0, -4)}AAAA`, 'wrong');
    await refusals('WB123A', '"><script>alert(1)</script>', 'wrong');
    await refusals('WB124A', token, 'otherLock');
    const early = clock.now().getTime() / 1_000 + 3_600;
    await refusals('WB123A', keys.signToken({ ...claims, iat: early, exp: early + 60 }), 'wrong');
    revoked.push(claims.jti);
    await refusals('WB123A', token, 'revoked');
    revoked.length = 0;
    clock.set(6 * 3_600 + 1);
    await refusals('WB123A', token, 'expired');
  });

  it('writes nothing into its page that it was sent, and takes no long letters', async () => {
    const { visit, page } = await openDoor();
    const { text } = await visit('WB123A', encodeURIComponent('"><script>alert(1)</script>'));
    expect(text).not.toContain('<script>alert');
    const root = new URL(page.replace('{lock}', 'WB123A')).origin;
    expect((await fetch(`${root}/anything`)).status).toBe(404);
    const url = `${root}/WB123A/open`;
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413);
  });
});
