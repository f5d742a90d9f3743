import { randomUUID } from 'node:crypto';
import { ENTITY_TYPES } from '@punkt/domain/files';
import type { PassportData } from '@punkt/domain/owner-record';
import { checkDocumentFields, checkPhotos, documentValues } from '@punkt/domain/owner-rules';
import type { Tx } from '../../platform/database/database.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import { readCompanies } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { insertDocument, readDocuments, updateDocument } from './document-store.ts';
import { todayOf } from './refusals.ts';
import { passportFlags } from './review-service.ts';
import type { DocumentRow, DocumentStatus } from './tables.ts';

const holderOf = (documentId: string) => ({ entityType: ENTITY_TYPES.passport, entityId: documentId });

/** How the queue shows a person: enough to tell cases apart, and no more. */
const shortName = ({ last_name, first_name }: PassportData): string =>
  `${last_name} ${first_name.charAt(0)}.`;

async function claimPhotos({ files }: OwnerDeps, tx: Tx, userId: string, id: string, passport: PassportData) {
  for (const list of ['document_photo', 'with_document_photo'] as const)
    await files.claim(tx, passport[list], userId, 'identityPhoto', holderOf(id), `passport.${list}`);
}

async function replace(deps: OwnerDeps, tx: Tx, known: DocumentRow, passport: PassportData): Promise<void> {
  const kept = [...passport.document_photo, ...passport.with_document_photo];
  const dropped = [...known.document_photo, ...known.with_document_photo].filter((id) => !kept.includes(id));
  await updateDocument(tx, known.id, { ...columnsOf(passport), updated: deps.clock.now() });
  await deps.files.release(tx, dropped, holderOf(known.id));
}

const columnsOf = (passport: PassportData) => ({
  fields: JSON.stringify(documentValues(passport)),
  document_photo: [...passport.document_photo],
  with_document_photo: [...passport.with_document_photo],
  status: 'needs_approval' as const,
  comment: '',
  remarks: '[]',
});

async function insert({ clock }: OwnerDeps, tx: Tx, userId: string, passport: PassportData): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  const { citizenship, doc_type } = passport;
  await insertDocument(tx, {
    id,
    user_id: userId,
    citizenship,
    doc_type,
    ...columnsOf(passport),
    created: now,
    updated: now,
  });
  return id;
}

/** A person has one valid document: another citizenship or type replaces what waited before. */
async function retire({ reviews }: OwnerDeps, tx: Tx, others: readonly DocumentRow[]): Promise<void> {
  for (const { id, user_id, status } of others) {
    if (status === 'none') continue;
    await updateDocument(tx, id, { status: 'none' });
    await reviews.withdraw(tx, 'passport', id, user_id);
  }
}

/** Keeps a document and asks staff to look at it. The person's row must be locked. */
export async function saveDocument(deps: OwnerDeps, tx: Tx, userId: string, passport: PassportData) {
  const documents = await readDocuments(tx, userId);
  const isSame = (row: DocumentRow) =>
    row.citizenship === passport.citizenship && row.doc_type === passport.doc_type;
  const known = documents.find(isSame);
  if (known) await replace(deps, tx, known, passport);
  const id = known?.id ?? (await insert(deps, tx, userId, passport));
  await claimPhotos(deps, tx, userId, id, passport);
  await retire(
    deps,
    tx,
    documents.filter((row) => !isSame(row)),
  );
  const person = await deps.accounts.person(tx, userId);
  const companies = await readCompanies(tx, userId);
  const flags = passportFlags(
    { citizenship: passport.citizenship, doc_type: passport.doc_type, fields: documentValues(passport) },
    companies,
    todayOf(deps.clock.now()),
  );
  await deps.reviews.open(tx, {
    kind: 'passport',
    subjectId: id,
    title: shortName(passport),
    search: [
      `${passport.last_name} ${passport.first_name}`,
      person?.phone ?? '',
      ...companies.flatMap(({ org_name, inn }) => [org_name, inn]),
    ],
    userId,
    country: passport.citizenship,
    flags,
  });
}

/** An approved document is closed: a new one goes through support. */
export async function changeDocument(
  deps: OwnerDeps,
  tx: Tx,
  user: { readonly id: string; readonly passport_approve_status: DocumentStatus },
  passport: PassportData,
): Promise<void> {
  if (user.passport_approve_status === 'approved') throw new Failure('passport_approved');
  const oldPassport = (await readDocuments(tx, user.id)).length === 0;
  refuseProblems({
    ...checkDocumentFields(passport, todayOf(deps.clock.now())),
    ...checkPhotos(passport, oldPassport),
  });
  await saveDocument(deps, tx, user.id, passport);
  await deps.accounts.change(tx, user.id, { passport_approve_status: 'needs_approval' });
}
