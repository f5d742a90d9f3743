import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import { createPersonLimit } from '../../platform/http/person-limit.ts';
import { readCompanies } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { findDocument, readDocuments } from './document-store.ts';
import { createDrafts, type Draft } from './drafts.ts';
import { type CompanyQuestion, lookUpBank, lookUpCompany } from './look-ups.ts';
import { refusalsFlat } from './refusals.ts';
import { register } from './registration.ts';
import { ownCompany, prepareRequisites, type RequisitesChange } from './requisites.ts';
import type { CompanyRow } from './tables.ts';
import { type OwnerUpdate, updateOwner } from './updates.ts';

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
