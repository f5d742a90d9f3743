import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits from the system's generator, safe in headers and JSON. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A code a person types. Digits are drawn one by one, so that leading zeros are as likely as any. */
export const newCode = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/** Only hashes of secrets are stored: who reads the database can't sign in with what she reads. */
export const digest = (...parts: string[]): Buffer => hash('sha256', parts.join('\n'), 'buffer');

export const sameDigest = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
