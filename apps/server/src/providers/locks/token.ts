import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { LockKeys, PublicKey, RevokedClaims, TokenClaims } from './port.ts';

/**
 * Signed statements for controllers: JSON Web Signatures (RFC 7515) with Ed25519 (RFC 8037), which anybody with the public key can
 * verify without a network. docs/lock-token.md is written for the makers of controllers; keep it true.
 */
const TYPES = { token: 'punkt-lock+jwt', revoked: 'punkt-lock-revoked+jwt' } as const;

const tokenClaims = z.object({
  jti: z.string(),
  lock: z.string(),
  kind: z.enum(['activate', 'open']),
  at: z.string().regex(/^(order|point):\d+$/),
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
});
const revokedClaims = z.object({ lock: z.string(), revoked: z.array(z.string()), iat: z.number() });

export interface LockKey {
  readonly id: string;
  /** 32 random bytes: the seed of RFC 8032. */
  readonly key: Buffer;
}

/** Keys that everybody can read. They are refused in production, where LOCK_KEYS and LOCK_WIFI_SECRET must be set. */
export const SANDBOX_LOCK_KEY: LockKey = { id: 'sandbox', key: Buffer.alloc(32, 'punkt sandbox lock') };
export const SANDBOX_WIFI_SECRET = Buffer.alloc(32, 'punkt sandbox wifi');

/** What stands before the seed in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The first key signs; the public halves of all are served, so that what the others signed still opens. */
export function createLockKeys(keys: readonly [LockKey, ...LockKey[]]): LockKeys {
  const privateKeys = keys.map(({ id, key }) => ({
    id,
    key: createPrivateKey({ key: Buffer.concat([PKCS8, key]), format: 'der', type: 'pkcs8' }),
  }));
  const [current] = privateKeys as [{ id: string; key: KeyObject }];
  const signAs = (typ: string, claims: unknown): string => {
    const text = `${encode({ alg: 'EdDSA', typ, kid: current.id })}.${encode(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), current.key).toString('base64url')}`;
  };
  return {
    currentKeyId: current.id,
    publicKeys: privateKeys.map(
      ({ id, key }): PublicKey => ({
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: id,
        x: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
      }),
    ),
    signToken: (claims: TokenClaims): string => signAs(TYPES.token, claims),
    signRevoked: (claims: RevokedClaims): string => signAs(TYPES.revoked, claims),
  };
}

const header = z.object({ alg: z.literal('EdDSA'), typ: z.string(), kid: z.string() });

/** All that a controller does, and with public keys alone. */
export function createVerifier(publicKeys: readonly PublicKey[]) {
  const known = new Map(
    publicKeys.map(({ kid, kty, crv, x }) => [kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })]),
  );
  const open = (text: string, typ: string): unknown => {
    const [head = '', body = '', signature = '', ...rest] = text.split('.');
    const parsed = header.safeParse(decode(head));
    const key = parsed.data?.typ === typ ? known.get(parsed.data.kid) : undefined;
    if (!key || rest.length > 0) return null;
    const signed = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
    return signed ? decode(body) : null;
  };
  return {
    token: (text: string): TokenClaims | null => tokenClaims.safeParse(open(text, TYPES.token)).data ?? null,
    revoked: (text: string): RevokedClaims | null =>
      revokedClaims.safeParse(open(text, TYPES.revoked)).data ?? null,
  };
}

type LockVerifier = ReturnType<typeof createVerifier>;

/** A controller without a network has a clock that drifts. */
const DRIFT_SECONDS = 300;

export type TokenRefusal = 'wrong' | 'otherLock' | 'expired' | 'revoked';

/** Why a lock stays shut; null where it opens. */
export function refuseToken(
  verifier: LockVerifier,
  token: string,
  at: { readonly lock: string; readonly now: Date; readonly revoked: readonly string[] },
): TokenRefusal | null {
  const claims = verifier.token(token);
  const seconds = at.now.getTime() / 1_000;
  if (!claims || claims.iat > seconds + DRIFT_SECONDS) return 'wrong';
  if (claims.lock !== at.lock) return 'otherLock';
  if (claims.exp <= seconds) return 'expired';
  return at.revoked.includes(claims.jti) ? 'revoked' : null;
}
