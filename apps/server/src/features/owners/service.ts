import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { createPersonLimit } from '../../platform/http/person-limit.ts';
import { readCompanies } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { findDocument, readDocuments } from './document-store.ts';
import { readDraft, saveDraft } from './draft-store.ts';
import { type CompanyQuestion, lookUpBank, lookUpCompany } from './look-ups.ts';
import { refusalsFlat } from './refusals.ts';
import { register } from './registration.ts';
import { ownCompany, prepareRequisites, type RequisitesChange } from './requisites.ts';
import type { CompanyRow } from './tables.ts';
import { type OwnerUpdate, updateOwner } from './updates.ts';

const MOST_BYTES = 64 * 1024;

interface Draft {
  readonly step: number;
  readonly data: Record<string, unknown>;
}

function createDrafts({ db, clock, accounts }: OwnerDeps) {
  const read = async (userId: string) => {
    const draft = await readDraft(db, userId);
    return draft
      ? { step: draft.step, data: draft.data, updated: draft.updated.toISOString() }
      : { step: 1, data: {}, updated: null };
  };
  return {
    read,
    /** A half-filled form is worth keeping, a warehouse is not. Who is registered already has nothing to draft. */
    save: async (userId: string, { step, data }: Draft) => {
      const json = JSON.stringify(data);
      if (Buffer.byteLength(json) > MOST_BYTES) throw new Failure('payload_too_large');
      return transaction(db, async (tx) => {
        // Held, so that no draft outlives the registration or the erasure it crossed on its way.
        const user = await accounts.lockUser(tx, userId);
        if (!user) throw new Failure('unauthorized');
        if (user.owner_status === 'accepted') throw new Failure('already_owner');
        const updated = clock.now();
        await saveDraft(tx, { user_id: userId, step, data: json, updated });
        return { step, data, updated: updated.toISOString() };
      });
    },
  };
}

/** Each question to the register costs money. */
const LOOK_UPS_PER_MINUTE = 30;

export function createOwnerService(given: OwnerDeps) {
  const deps = { ...given, limit: createPersonLimit(given.clock, LOOK_UPS_PER_MINUTE) };
  const { db, accounts, files } = deps;
  const drafts = createDrafts(deps);
  const withFiles = async (company: CompanyRow) => ({
    company,
    taxFiles: await files.describe(company.tax_files),
  });
  return {
    user: (caller: Caller) => accounts.userInfo(db, caller),
    register: (caller: Caller, record: OwnerRecord) => register(deps, caller, record),
    companies: async ({ userId }: Caller) => Promise.all((await readCompanies(db, userId)).map(withFiles)),
    updateRequisites: async (caller: Caller, change: RequisitesChange) => {
      await refusalsFlat(async () => {
        const work = await prepareRequisites(deps, caller, change);
        await transaction(db, async (tx) => {
          await accounts.lockUser(tx, caller.userId);
          await work(tx);
        });
      });
      return withFiles(await ownCompany(deps, caller, change.companyId));
    },
    update: (caller: Caller, update: OwnerUpdate) => updateOwner(deps, caller, update),
    /** Own only: staff read documents as cases of the queue, where each reading leaves a trace. */
    document: async (caller: Caller, userId: string, citizenship: CountryCode, type: DocumentType) => {
      if (userId !== caller.userId) throw notFound();
      const document = await findDocument(db, userId, citizenship, type);
      const [documentPhoto, withDocumentPhoto] = await Promise.all([
        files.describe(document?.document_photo ?? []),
        files.describe(document?.with_document_photo ?? []),
      ]);
      const oldPassport = !document && (await readDocuments(db, userId)).length === 0;
      return { document, documentPhoto, withDocumentPhoto, oldPassport };
    },
    draft: ({ userId }: Caller) => drafts.read(userId),
    saveDraft: ({ userId }: Caller, draft: Draft) => drafts.save(userId, draft),
    lookUpCompany: ({ userId }: Caller, question: CompanyQuestion) => lookUpCompany(deps, userId, question),
    lookUpBank: ({ userId }: Caller, question: { country: CountryCode; bik: string }) =>
      lookUpBank(deps, userId, question),
  };
}

export type OwnerService = ReturnType<typeof createOwnerService>;
