import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A secret as it lies in the database: the name of its key, and nonce, tag and cipher text in one. */
export interface Sealed {
  readonly keyId: string;
  readonly box: Buffer;
}

export interface VaultKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Secrets of others (passwords of cameras, keys of locks) that must be read again, so a hash will not do. */
export interface Vault {
  /** `place` is where the secret lies, such as `camera:17:password`: a box that was moved to another row does not open. */
  seal(secret: string, place: string): Sealed;
  open(sealed: Sealed, place: string): string;
  /** Whether it was sealed with the key in use; others are sealed anew. */
  isCurrent(sealed: Pick<Sealed, 'keyId'>): boolean;
  readonly currentKeyId: string;
  /** A short mark by which a log can tell that two lines are about the same phone, and nobody without the key which. */
  fingerprint(text: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key that everybody can read. It is refused in production, where SECRET_KEYS must be set. */
export const SANDBOX_KEY: VaultKey = { id: 'sandbox', key: Buffer.alloc(32, 'punkt sandbox') };

/** The first key seals; the others open what was sealed before it came. */
export function createVault(keys: readonly [VaultKey, ...VaultKey[]]): Vault {
  const [current] = keys;
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    currentKeyId: current.id,
    fingerprint: (text) =>
      createHmac('sha256', current.key).update(`fingerprint\n${text}`).digest('base64url').slice(0, 16),
    isCurrent: ({ keyId }) => keyId === current.id,
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return { keyId: current.id, box: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
    },
    open({ keyId, box }, place) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`a secret was sealed with the key ${keyId}, which SECRET_KEYS does not hold`);
      const nonce = box.subarray(0, NONCE_BYTES);
      const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      const text = box.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
