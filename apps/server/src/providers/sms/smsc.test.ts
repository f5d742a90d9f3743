import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Behaviour,
  echoes,
  fails,
  floods,
  hangs,
  hangsUp,
  refuses,
  type StandIn,
  says,
  sends,
  startSmsc,
} from '../../../test/smsc.ts';
import { attemptFor, PATIENCE_MS } from '../../../test/waiting.ts';
import { Refused } from '../outbound-client.ts';
import { createSmsc } from './smsc.ts';

const PASSWORD = 'a-very-secret-password';
const SMS = { to: '79161234567', text: 'Код: 123456\n\n@localhost #123456' };
let gateway: StandIn;
beforeEach(async () => {
  gateway = await startSmsc();
  const opened = gateway;
  return () => opened.close();
});

const client = (more: { sender?: string; url?: string; attemptMs?: number } = {}) =>
  createSmsc({ url: gateway.url, login: 'login', password: PASSWORD, attemptMs: PATIENCE_MS, ...more });

async function failureOf(...behaviours: Behaviour[]): Promise<Error> {
  gateway.behave(...behaviours);
  const error = await client({ attemptMs: attemptFor(behaviours, hangs) })
    .send(SMS)
    .then(
      () => new Error('it was sent'),
      (caught: Error) => caught,
    );
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(
    new RegExp(`${PASSWORD}|123456|79161234567`),
  );
  return error;
}

describe('SMSC', () => {
  it('gets the message in its own words, and answers with an id', async () => {
    expect(await client({ sender: 'Punkt' }).send(SMS)).toEqual({ id: '17' });
    expect(gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]?.method).toBe('POST');
    expect(Object.fromEntries(gateway.requests[0]?.fields ?? [])).toEqual({
      login: 'login',
      psw: PASSWORD,
      phones: SMS.to,
      mes: SMS.text,
      charset: 'utf-8',
      fmt: '3',
      sender: 'Punkt',
    });
  });

  it.each([1, 2, 3, 5, 6, 7, 8])('is not asked again after error %i, which is final', async (code) => {
    expect(await failureOf(refuses(code))).toBeInstanceOf(Refused);
    expect(gateway.requests).toHaveLength(1);
  });

  it.each([4, 9])('is asked again after error %i, which passes', async (code) => {
    gateway.behave(refuses(code), sends);
    expect(await client().send(SMS)).toEqual({ id: '17' });
    expect(gateway.requests).toHaveLength(2);
    expect((await failureOf(refuses(code))).message).toContain(`error_code ${code}`);
    expect(gateway.requests).toHaveLength(2);
  });

  it.each([
    ['no JSON', says('<html>sorry</html>')],
    ['JSON of something else', says('{"ok":true}')],
    ['an array', says('[]')],
    ['nothing', says('')],
    ['what it was sent', echoes],
    ['HTTP 500', fails(500)],
    ['HTTP 302', fails(302)],
    ['a line cut off', hangsUp],
    ['an endless answer', floods],
  ] as const)('may answer with %s: the message counts as not sent', async (_, behaviour) => {
    expect(await failureOf(behaviour)).not.toBeInstanceOf(Refused);
    expect(gateway.requests).toHaveLength(2);
  });

  it('is not asked twice when it hangs: it may have sent the message', async () => {
    await failureOf(hangs);
    expect(gateway.requests).toHaveLength(1);
  });

  it('may be down', async () => {
    const down = await startSmsc();
    await down.close();
    await expect(client({ url: down.url }).send(SMS)).rejects.toThrow();
  });

  it('is left alone after five failures in a row, and callers are answered without it', async () => {
    gateway.behave(fails(500));
    const sms = client();
    for (let i = 0; i < 3; i += 1) await expect(sms.send(SMS)).rejects.toThrow();
    expect(gateway.requests).toHaveLength(5);
    gateway.behave(hangs);
    await expect(sms.send(SMS)).rejects.toThrow();
    expect(gateway.requests).toEqual([]);
  });

  it('is not blamed for numbers it refuses', async () => {
    gateway.behave(refuses(7));
    const sms = client();
    for (let i = 0; i < 8; i += 1) await expect(sms.send(SMS)).rejects.toBeInstanceOf(Refused);
    expect(gateway.requests).toHaveLength(8);
  });
});
