import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVault, type Sealed, type VaultKey } from './vault.ts';

const newKey = (id: string): VaultKey => ({ id, key: randomBytes(32) });
const old = newKey('2025');
const recent = newKey('2026');
const PLACE = 'camera:17:password';

describe('a secret at rest', () => {
  test('comes back as it was, whatever it is', () => {
    const vault = createVault([recent]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (secret) => {
        expect(vault.open(vault.seal(secret, PLACE), PLACE)).toBe(secret);
      }),
    );
  });

  test('is never twice the same, and shows nothing of itself', () => {
    const vault = createVault([recent]);
    const [one, other] = [vault.seal('correct horse', PLACE), vault.seal('correct horse', PLACE)];
    expect(one.box.equals(other.box)).toBe(false);
    expect(one.box.includes('horse')).toBe(false);
  });

  test('does not open elsewhere, with another key, or with one bit changed', () => {
    const vault = createVault([recent]);
    const sealed = vault.seal('secret', PLACE);
    expect(() => vault.open(sealed, 'camera:18:password')).toThrow();
    expect(() => createVault([newKey('2026')]).open(sealed, PLACE)).toThrow();
    for (let at = 0; at < sealed.box.length; at += 1) {
      const box = Buffer.from(sealed.box);
      box.writeUInt8(box.readUInt8(at) ^ 1, at);
      expect(() => vault.open({ ...sealed, box }, PLACE)).toThrow();
    }
  });

  test('a shortened tag opens nothing', () => {
    const vault = createVault([recent]);
    const { keyId, box }: Sealed = vault.seal('', PLACE);
    expect(() => vault.open({ keyId, box: box.subarray(0, 16) }, PLACE)).toThrow();
  });
});

describe('keys that change', () => {
  test('what an older key sealed opens, and is known to be old', () => {
    const before = createVault([old]).seal('secret', PLACE);
    const vault = createVault([recent, old]);
    expect(vault.open(before, PLACE)).toBe('secret');
    expect(vault.isCurrent(before)).toBe(false);
    expect(vault.isCurrent(vault.seal('secret', PLACE))).toBe(true);
  });

  test('a key that was taken away is named', () => {
    const before = createVault([old]).seal('secret', PLACE);
    expect(() => createVault([recent]).open(before, PLACE)).toThrow(/key 2025, which SECRET_KEYS/);
  });
});
