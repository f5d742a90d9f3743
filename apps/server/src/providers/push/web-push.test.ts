import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { LOCALHOST_CERTIFICATE, type PushService, startPushService } from '../../../test/push-service.ts';
import { PATIENCE_MS } from '../../../test/waiting.ts';
import { isBroken, Refused } from '../outbound-client.ts';
import { createWebPush } from './web-push.ts';

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'https://punkt.example' };
let service: PushService;
beforeEach(async () => {
  service = await startPushService();
  const opened = service;
  return () => opened.close();
});

/** Loopback counts as open here and nowhere else. */
const client = (attemptMs = PATIENCE_MS) =>
  createWebPush({ ...vapid, isOpen: () => true, ca: LOCALHOST_CERTIFICATE, attemptMs });

function newBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const target = {
    endpoint: `${service.origin}/send/1`,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  /** RFC 8291, as a browser reads it. */
  const read = (body: Buffer): string => {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const [sender, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { target, read };
}

const WORDS = { title: 'Заявка № 7 одобрена', text: 'Подготовьте пункт', link: '/lk/orders/7' };
const MESSAGE = { ...WORDS, topic: 'order-7' };

describe('web push', () => {
  it('carries a message that only this browser can read', async () => {
    const { target, read } = newBrowser();
    expect(await client().send(target, MESSAGE)).toBe('sent');
    const [request] = service.requests;
    expect(request).toMatchObject({
      path: '/send/1',
      headers: { ttl: '86400', topic: 'order-7', 'content-encoding': 'aes128gcm' },
    });
    expect(request?.headers.authorization).toContain(`k=${vapid.publicKey}`);
    expect(request?.body.toString()).not.toContain('Заявка');
    expect(JSON.parse(read(request?.body ?? Buffer.of()))).toEqual({ ...WORDS, tag: 'order-7' });
    expect(await client().publicKey()).toBe(vapid.publicKey);
  });

  it.each([404, 410])('hears from a %i that nobody listens any more', async (status) => {
    service.answer(status);
    expect(await client().send(newBrowser().target, MESSAGE)).toBe('gone');
  });

  it.each([400, 403, 413, 301])('takes a %i for the last word, and follows nothing', async (status) => {
    service.answer(status);
    await expect(client().send(newBrowser().target, MESSAGE)).rejects.toBeInstanceOf(Refused);
    expect(service.requests).toHaveLength(1);
  });

  it.each([429, 500, 503])('leaves a %i to be tried later', async (status) => {
    service.answer(status);
    const error = await client()
      .send(newBrowser().target, MESSAGE)
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ message: `the push service answered ${status}` });
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('does not wait for a service that hangs, and leaves it alone after five times', async () => {
    service.answer(null);
    const port = client(500);
    const { target } = newBrowser();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(port.send(target, MESSAGE)).rejects.toThrow();
    const asked = service.requests.length;
    await expect(port.send(target, MESSAGE)).rejects.toSatisfy(isBroken);
    expect(service.requests).toHaveLength(asked);
  });

  it('refuses keys that are no keys', async () => {
    const { target } = newBrowser();
    const p256dh = Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url');
    await expect(client().send({ ...target, p256dh }, MESSAGE)).rejects.toBeInstanceOf(Refused);
    expect(service.requests).toHaveLength(0);
  });

  it('never reaches this machine or its neighbours', async () => {
    const { target } = newBrowser();
    const careful = createWebPush({ ...vapid, ca: LOCALHOST_CERTIFICATE });
    const { port } = new URL(service.origin);
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])
      await expect(
        careful.send({ ...target, endpoint: `https://${host}:${port}/send/1` }, MESSAGE),
      ).rejects.toBeInstanceOf(Refused);
    await expect(
      careful.send({ ...target, endpoint: `http://localhost:${port}/send/1` }, MESSAGE),
    ).rejects.toBeInstanceOf(Refused);
    expect(service.requests).toHaveLength(0);
  });
});
