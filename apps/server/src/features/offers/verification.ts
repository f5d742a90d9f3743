import { maskPhone } from '@punkt/domain/phone';
import type { Database } from '../../platform/database/database.ts';
import { documentsHash, readCode, sealOf, signerHash } from './hashes.ts';
import { readVersion } from './offer-store.ts';
import { readSigner, signatureByCode, signaturesOf } from './signature-store.ts';
import type { Signature, Signer } from './tables.ts';

/** Every link up to this one: right number, right seal, and the seal of the one before. */
function isChainIntact(chain: readonly Signature[]): boolean {
  return chain.every((link, index) => {
    const before = chain[index - 1]?.seal ?? null;
    const tied = before ? link.previous?.equals(before) === true : link.previous === null;
    return link.number === index + 1 && tied && sealOf(link).equals(link.seal);
  });
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]}.`)
    .join(' ');

const maskedSigner = ({ name, phone }: Signer): string =>
  [initials(name), maskPhone(phone)].filter(Boolean).join(', ');

/** Computes everything anew from what lies in the database; a code nobody was given is simply not valid. */
export async function verify(db: Database, typed: string) {
  const signature = await signatureByCode(db, readCode(typed));
  if (!signature) return null;
  const [chain, documents, signer] = await Promise.all([
    signaturesOf(db, signature.account_id),
    readVersion(db, signature.country, signature.version),
    readSigner(db, signature.id),
  ]);
  const valid =
    isChainIntact(chain.slice(0, chain.findIndex(({ id }) => id === signature.id) + 1)) &&
    documents !== undefined &&
    documentsHash(documents).equals(signature.sha256) &&
    (!signer || signerHash(signer).equals(signature.signer_hash));
  return valid ? { ...signature, signer: signer ? maskedSigner(signer) : null } : null;
}
