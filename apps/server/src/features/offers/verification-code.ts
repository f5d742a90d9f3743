import { randomBytes } from 'node:crypto';

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
