import type { ReviewKind } from '@punkt/contract/reviews';
import { documentForm } from '@punkt/domain/identity-document';
import { DOCUMENT_WIRE_NAMES } from '@punkt/domain/owner-record';
import type { Database, Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { ReviewSubject, SubjectView, Verdict } from '../reviews/admin.ts';
import { readCompanies, readCompany, updateCompany } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { readDocument, updateDocument } from './document-store.ts';
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

function companyView(company: CompanyRow): SubjectView {
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
    unverified: company.unverified,
  };
}

function documentView(document: DocumentRow, unverified: boolean): SubjectView {
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
    unverified,
  };
}

/** Nothing to show of a record that was erased meanwhile. */
const GONE: SubjectView = { fields: [], files: [], unverified: false };

function taxOutcome(company: CompanyRow, { decision, comment, remarks }: Verdict) {
  const said = { tax_check_comment: comment, tax_remarks: JSON.stringify(remarks) };
  if (decision === 'remark') return { ...said, tax_check_status: 'remark' as const };
  if (decision === 'cancel')
    return { ...said, tax_check_status: 'canceled' as const, requested_tax_type: null };
  const tax_type = company.requested_tax_type ?? company.tax_type;
  return { ...said, tax_check_status: 'success' as const, requested_tax_type: null, tax_type };
}

const DOCUMENT_OUTCOME: Readonly<Record<Verdict['decision'], DocumentStatus>> = {
  approve: 'approved',
  remark: 'needs_upgrade',
  cancel: 'none',
};

/** How the queue shows an owner's company and document, and what a verdict does to them. */
export function createReviewSubjects({ clock, accounts }: Deps): Readonly<Record<ReviewKind, ReviewSubject>> {
  return {
    tax: {
      read: async (db: Database | Tx, id) => {
        const company = await readCompany(db, id);
        return company ? companyView(company) : GONE;
      },
      decide: async (tx, id, verdict) => {
        const company = await readCompany(tx, id);
        if (!company) throw notFound();
        await updateCompany(tx, id, { ...taxOutcome(company, verdict), updated: clock.now() });
        await announce(tx, clock, `user:${company.owner_id}`, 'owner', { part: 'tax' });
      },
    },
    passport: {
      read: async (db: Database | Tx, id) => {
        const document = await readDocument(db, id);
        if (!document) return GONE;
        const companies = await readCompanies(db, document.user_id);
        return documentView(
          document,
          companies.some((company) => company.unverified),
        );
      },
      decide: async (tx, id, { decision, comment, remarks }) => {
        const document = await readDocument(tx, id);
        if (!document) throw notFound();
        const status = DOCUMENT_OUTCOME[decision];
        await updateDocument(tx, id, { status, comment, remarks: JSON.stringify(remarks) });
        await accounts.change(tx, document.user_id, { passport_approve_status: status });
        await announce(tx, clock, `user:${document.user_id}`, 'owner', { part: 'passport' });
      },
    },
  };
}
