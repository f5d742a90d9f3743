import { toPerson } from '@punkt/contract/events';
import type { Day } from '@punkt/domain/date';
import { documentFlags, documentForm, nameDiffers } from '@punkt/domain/identity-document';
import { DOCUMENT_WIRE_NAMES } from '@punkt/domain/owner-record';
import { announce } from '../../platform/events/events.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { CaseView, DecisionRule, Subject, Verdict } from '../reviews/admin.ts';
import { readCompanies, readCompany, updateCompany } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { readDocument, updateDocument } from './document-store.ts';
import { todayOf } from './refusals.ts';
import type { CompanyRow, DocumentRow, DocumentStatus } from './tables.ts';

type Deps = Pick<OwnerDeps, 'clock' | 'accounts'>;

const REQUISITES = [
  'org_name',
  'inn',
  'kpp',
  'ogrn',
  'okpo',
  'okopf',
  'bik',
  'bank_name',
  'pay_account',
  'cor_account',
  'legal_address',
  'gln',
  'email',
] as const satisfies ReadonlyArray<keyof CompanyRow>;

/** The register could not be asked about the company; staff look at it by hand. */
const unverifiedFlag = (unverified: boolean): string[] => (unverified ? ['unverifiedCompany'] : []);

function companyView(company: CompanyRow): CaseView {
  const activity = [
    { path: 'activity_form.country', value: company.country },
    { path: 'activity_form.org_type', value: company.org_type },
    { path: 'activity_form.tax_type', value: company.requested_tax_type ?? company.tax_type },
    { path: 'current_tax_type', value: company.tax_type },
  ];
  const requisites = REQUISITES.map((name) => ({ path: `requisites_data.${name}`, value: company[name] }));
  return {
    fields: [...activity, ...requisites.filter(({ value }) => value !== '')],
    files: company.tax_files.map((id) => ({ path: 'requisites_data.tax_files', id })),
    flags: unverifiedFlag(company.unverified),
    version: 1,
  };
}

type Owned = Pick<CompanyRow, 'org_type' | 'org_name' | 'unverified'>;

/** What to look at twice: the company behind the person, dates, and a sole proprietor of another name. */
export function passportFlags(
  { citizenship, doc_type, fields }: Pick<DocumentRow, 'citizenship' | 'doc_type' | 'fields'>,
  companies: readonly Owned[],
  today: Day,
): string[] {
  const form = documentForm(citizenship, doc_type);
  const other = companies.some(
    ({ org_type, org_name }) => org_type === 'ip' && org_name !== '' && nameDiffers(org_name, fields),
  );
  return [
    ...unverifiedFlag(companies.some(({ unverified }) => unverified)),
    ...(other ? ['nameDiffers'] : []),
    ...(form ? documentFlags(form, fields, today) : []),
  ];
}

function documentView(document: DocumentRow, flags: readonly string[]): CaseView {
  const form = documentForm(document.citizenship, document.doc_type)?.fields ?? [];
  const values = form.map(({ name }) => ({
    path: `passport.${DOCUMENT_WIRE_NAMES[name]}`,
    value: document.fields[name] ?? '',
  }));
  const photos = (['document_photo', 'with_document_photo'] as const).flatMap((list) =>
    document[list].map((id) => ({ path: `passport.${list}`, id })),
  );
  return {
    fields: [
      { path: 'passport.citizenship', value: document.citizenship },
      { path: 'passport.doc_type', value: document.doc_type },
      ...values,
    ],
    files: photos,
    flags,
    version: 1,
  };
}

/** Nothing to show of a record that was erased meanwhile. */
const GONE: CaseView = { fields: [], files: [], flags: [], version: 1 };

function taxOutcome(company: CompanyRow, { decision, comment, remarks }: Verdict) {
  const said = { tax_check_comment: comment, tax_remarks: JSON.stringify(remarks) };
  if (decision === 'remark') return { ...said, tax_check_status: 'remark' as const };
  if (decision === 'cancel')
    return { ...said, tax_check_status: 'canceled' as const, requested_tax_type: null };
  const tax_type = company.requested_tax_type ?? company.tax_type;
  return { ...said, tax_check_status: 'success' as const, requested_tax_type: null, tax_type };
}

const DOCUMENT_OUTCOME: Readonly<Record<string, DocumentStatus>> = {
  approve: 'approved',
  remark: 'needs_upgrade',
  cancel: 'none',
};

/** Newer papers open a case of their own, so what a decision is about never changes: one version is enough. */
const DECISIONS: Readonly<Record<string, DecisionRule>> = {
  approve: { reason: 'none', remarks: true, status: 'approved' },
  remark: { reason: 'comment', remarks: true, status: 'remarked' },
  cancel: { reason: 'comment', remarks: true, status: 'canceled' },
};

/** How the queue shows an owner's company and document, and what a decision does to them. */
export function createReviewSubjects({ clock, accounts }: Deps): readonly Subject[] {
  // Whoever sends newer papers locks the person first, too.
  const lock: Subject['lock'] = async (tx, { user_id }) => {
    if (user_id) await accounts.lockUser(tx, user_id);
    return 1;
  };
  const passport: Subject = {
    kind: 'passport',
    action: 'reviewDocuments',
    audited: 'review.passport',
    decisions: DECISIONS,
    lock,
    view: async (db, { subject_id }) => {
      const document = await readDocument(db, subject_id);
      if (!document) return GONE;
      const companies = await readCompanies(db, document.user_id);
      return documentView(document, passportFlags(document, companies, todayOf(clock.now())));
    },
    decide: async (tx, { subject_id }, { decision, comment, remarks }) => {
      const document = await readDocument(tx, subject_id);
      if (!document) throw notFound();
      const status = DOCUMENT_OUTCOME[decision] ?? 'none';
      await updateDocument(tx, subject_id, { status, comment, remarks: JSON.stringify(remarks) });
      await accounts.change(tx, document.user_id, { passport_approve_status: status });
      await announce(tx, clock, toPerson(document.user_id), 'owner', { part: 'passport' });
    },
    news: (_, decision) => {
      if (decision === 'approve') return { kind: 'passportApproved', params: {}, link: '/lk/profile' };
      if (decision === 'cancel') return { kind: 'passportCanceled', params: {}, link: '/lk/profile' };
      return { kind: 'passportRemark', params: {}, link: '/lk/profile/editPassport' };
    },
  };
  const tax: Subject = {
    kind: 'tax',
    action: 'reviewTax',
    audited: 'review.tax',
    decisions: DECISIONS,
    lock,
    view: async (db, { subject_id }) => {
      const company = await readCompany(db, subject_id);
      return company ? companyView(company) : GONE;
    },
    decide: async (tx, { subject_id }, verdict) => {
      const company = await readCompany(tx, subject_id);
      if (!company) throw notFound();
      await updateCompany(tx, subject_id, { ...taxOutcome(company, verdict), updated: clock.now() });
      await announce(tx, clock, toPerson(company.owner_id), 'owner', { part: 'tax' });
    },
    news: (_, decision) => {
      if (decision === 'approve') return { kind: 'taxApproved', params: {}, link: '/lk/profile' };
      if (decision === 'cancel') return { kind: 'taxCanceled', params: {}, link: '/lk/profile' };
      return { kind: 'taxRemark', params: {}, link: '/lk/profile/editRequisites' };
    },
  };
  return [passport, tax];
}
