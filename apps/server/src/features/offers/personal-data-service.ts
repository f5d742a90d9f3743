import type { Database } from '../../platform/database/database.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { presentSignature } from './presenter.ts';
import { eraseSigners, signaturesOf, signersOf } from './signature-store.ts';

/**
 * The law wants the fact of a signature kept; who signed and from where is what a person may have erased. What stays is
 * sealed and names an account id, a version, a time and a salted hash whose salt is gone.
 */
export function createOffersPersonalData(db: Database): Contributor {
  return {
    name: 'signatures',
    exportOf: async (userId) => {
      const signers = new Map((await signersOf(db, userId)).map((signer) => [signer.signature_id, signer]));
      const signatures = await signaturesOf(db, userId);
      return {
        data: signatures.map((signature) => {
          const { salt, signature_id, ...signer } = signers.get(signature.id) ?? {};
          return { ...presentSignature(signature), request_id: signature.request_id, ...signer };
        }),
      };
    },
    erase: eraseSigners,
  };
}
