import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits from the system's generator, safe in headers and JSON. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSalt = (): Buffer => randomBytes(32);

/** A token that only somebody with the earlier token and the salt can make again. */
export const tokenFrom = (token: string, salt: Buffer, name: string): string =>
  createHmac('sha256', token).update(salt).update(name).digest('base64url');

/** A code a person types. Digits are drawn one by one, so that leading zeros are as likely as any. */
export const newCode = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/** Only hashes of secrets are stored: a copy of the database lets nobody sign in. */
export const digest = (...parts: string[]): Buffer => hash('sha256', parts.join('\n'), 'buffer');

export const sameDigest = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
