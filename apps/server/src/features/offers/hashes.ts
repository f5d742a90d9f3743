import { createHash, randomBytes } from 'node:crypto';
import { OFFER_KINDS } from '@punkt/domain/offer';
import type { Documents, Signature, Signer } from './tables.ts';

/** Each text goes in with its name and length, so that no two sets of documents give the same bytes. */
export function documentsHash(documents: Documents): Buffer {
  const hash = createHash('sha256').update('punkt offer 1\n');
  for (const kind of OFFER_KINDS) {
    const bytes = Buffer.from(documents[kind]);
    hash.update(`${kind} ${bytes.length}\n`).update(bytes).update('\n');
  }
  return hash.digest();
}

/** JSON of an array is canonical enough: the order is ours, and strings are escaped in one way only. */
const hashOf = (...parts: ReadonlyArray<string | number | null>): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** Salted: a phone has few enough digits to be guessed from a bare hash after the person was erased. */
export const signerHash = (signer: Omit<Signer, 'signature_id'>): Buffer =>
  hashOf(
    'punkt signer 1',
    signer.salt.toString('hex'),
    signer.phone,
    signer.name,
    signer.address,
    signer.device_uuid,
    signer.device_name,
    signer.device_type,
    signer.app_version,
    signer.user_agent,
  );

export const sealOf = (signature: Omit<Signature, 'seal'>): Buffer =>
  hashOf(
    'punkt signature 1',
    signature.id,
    signature.account_id,
    signature.number,
    signature.country,
    signature.version,
    signature.sha256.toString('hex'),
    signature.signed.toISOString(),
    signature.request_id,
    signature.code,
    signature.signer_hash.toString('hex'),
    signature.previous?.toString('hex') ?? null,
  );

/** Crockford's alphabet: nothing on paper that can be read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 32;

/** 160 random bits: the code is the only key to the public page, and guessing one must be hopeless. */
export function newVerificationCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** As printed: groups of four. */
export const printedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What was typed from paper: any case, with or without dashes, an O for a zero. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
