import { createPublicKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../../test/harness.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createVerifier } from '../../providers/locks/token.ts';
import { newCode, ORIGIN, openLockStage, refusalOf } from './testing/stage.ts';

const cleanUp = afterFile();
let desk: Awaited<ReturnType<typeof openLockStage>>;
let owner: Caller;

beforeAll(async () => {
  desk = await openLockStage(cleanUp);
  owner = await desk.newOwner();
});

const partsOf = (token: string): Array<Record<string, unknown>> =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

describe('a token', () => {
  it('says which lock, for whom, where and until when, and is verified by the public key alone', async () => {
    const { id } = await desk.approved(owner);
    const name = newCode();
    const { token, ssid, psk, linkToOpen, expires } = await desk.token(owner, id, ` ${name.toLowerCase()}`);
    expect([ssid, linkToOpen]).toEqual([`PUNKT-${name}`, `http://lock.example/?t=${token}`]);
    expect(psk).toMatch(/^[a-z2-9]{12}$/);
    const [header, claims] = partsOf(token);
    expect(header).toEqual({ alg: 'EdDSA', typ: 'punkt-lock+jwt', kid: 'sandbox' });
    const until = Math.floor(expires.getTime() / 1_000);
    expect(claims).toEqual({
      jti: expect.any(String),
      lock: name,
      kind: 'activate',
      at: `order:${id}`,
      sub: owner.userId,
      iat: until - 6 * 3_600,
      exp: until,
    });
    expect(linkToOpen.length).toBeLessThan(500);

    // As a maker of controllers does it, by the paper and without our code.
    const [jwk] = desk.locks.publicKeys();
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: jwk?.x ?? '' }, format: 'jwk' });
    const [head, body, signature = ''] = token.split('.');
    const genuine = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
    expect(genuine).toBe(true);
    const forged = Buffer.from(JSON.stringify({ ...claims, lock: 'WB999A' })).toString('base64url');
    expect(createVerifier(desk.locks.publicKeys()).token(`${head}.${forged}.${signature}`)).toBeNull();

    const [row] = await desk.query('select * from lock_tokens where id = $1', [claims?.jti]);
    expect(row).toMatchObject({ lock: name, kind: 'activate', user_id: owner.userId, revoked: null });
    expect(JSON.stringify(row)).not.toContain(signature);
    expect(await desk.acts(id)).toEqual(['lock.tokenIssued']);
  });

  it('is for the owner of the application alone, for a lock that exists and hangs nowhere else', async () => {
    const { id } = await desk.approved(owner);
    const stranger = await desk.newOwner();
    expect(await refusalOf(desk.token(stranger, id, newCode()))).toEqual(['not_found']);
    expect(await refusalOf(desk.token(owner, id, 'кабинет'))).toEqual(['lock_unknown']);
    const { elockName } = await desk.answer(stranger, (await desk.approved(stranger)).id);
    expect(await refusalOf(desk.token(owner, id, elockName))).toEqual(['lock_taken']);
    const request = {
      place: { kind: 'order' as const, id },
      employeeId: stranger.userId,
      name: newCode(),
      hours: 6,
    };
    expect(await refusalOf(desk.locks.issue(owner, request, ORIGIN))).toEqual(['forbidden']);
    expect(await desk.query('select 1 from lock_tokens where order_id = $1', [id])).toEqual([]);
    await desk.orders.delete(owner, id);
    expect(await refusalOf(desk.token(owner, id, newCode()))).toEqual(['order_state']);
  });

  it('is given twenty times a minute to one person, whose next question waits, and nobody else’s', async () => {
    const [busy, calm] = [await desk.newOwner(), await desk.newOwner()];
    const [mine, theirs] = [await desk.approved(busy), await desk.approved(calm)];
    const name = newCode();
    for (let count = 0; count < 20; count += 1) await desk.token(busy, mine.id, name);
    expect(await refusalOf(desk.token(busy, mine.id, name))).toEqual(['too_many_requests']);
    expect(await refusalOf(desk.token(calm, theirs.id, newCode()))).toEqual([]);
    desk.pass(60);
    expect(await refusalOf(desk.token(busy, mine.id, name))).toEqual([]);
  });

  it('is revoked by the owner, and by the end of the application: the lock’s own list says so, signed', async () => {
    const { id } = await desk.approved(owner);
    const name = newCode();
    const verifier = createVerifier(desk.locks.publicKeys());
    const revoked = async () => verifier.revoked(await desk.locks.revokedOf(name.toLowerCase()));
    const idOf = (token: string) => verifier.token(token)?.jti;
    const first = await desk.token(owner, id, name);
    expect(await revoked()).toMatchObject({ lock: name, revoked: [] });
    const place = { kind: 'order' as const, id };
    expect(await refusalOf(desk.locks.revoke(await desk.newOwner(), place, ORIGIN))).toEqual(['not_found']);
    expect(await desk.locks.revoke(owner, place, ORIGIN)).toBe(1);
    expect(await desk.locks.revoke(owner, place, ORIGIN)).toBe(0);
    expect((await revoked())?.revoked).toEqual([idOf(first.token)]);
    const second = await desk.token(owner, id, name);
    await desk.answer(owner, id, { name });
    await desk.orders.delete(owner, id);
    expect((await revoked())?.revoked).toEqual([idOf(first.token), idOf(second.token)]);
    // What is over needs no mention, and one statement is not taken for the other.
    desk.pass(6 * 3_600 + 1);
    expect((await revoked())?.revoked).toEqual([]);
    expect(verifier.token(await desk.locks.revokedOf(name))).toBeNull();
  });
});
