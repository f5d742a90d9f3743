import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import type { OrganisationForm } from '@punkt/domain/organisation-form';
import type { TaxSystem } from '@punkt/domain/tax';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

interface Remark {
  readonly path: string;
  readonly message: string;
}
type Remarks = JSONColumnType<Remark[], string | undefined, string>;

type TaxCheckStatus = 'none' | 'review' | 'remark' | 'canceled' | 'success';
export type DocumentStatus = 'none' | 'needs_approval' | 'needs_upgrade' | 'approved';

interface CompanyTable {
  id: string;
  owner_id: string;
  country: CountryCode;
  org_type: OrganisationForm;
  org_name: string;
  inn: string;
  kpp: string;
  ogrn: string;
  okopf: string;
  okpo: string;
  bik: string;
  bank_name: string;
  bank_inn: string;
  pay_account: string;
  cor_account: string;
  legal_address: string;
  gln: string;
  email: string;
  tax_type: TaxSystem;
  requested_tax_type: TaxSystem | null;
  tax_files: string[];
  tax_check_status: TaxCheckStatus;
  tax_check_comment: Generated<string>;
  tax_remarks: Remarks;
  personal_info_accepted: Date | null;
  unverified: boolean;
  created: Date;
  updated: Date;
}

interface DocumentTable {
  id: string;
  user_id: string;
  citizenship: CountryCode;
  doc_type: DocumentType;
  fields: JSONColumnType<Record<string, string>, string, string>;
  document_photo: string[];
  with_document_photo: string[];
  status: DocumentStatus;
  comment: Generated<string>;
  remarks: Remarks;
  created: Date;
  updated: Date;
}

interface DraftTable {
  user_id: string;
  step: number;
  data: JSONColumnType<Record<string, unknown>, string, string>;
  updated: Date;
}

/** An alias, not an interface: Kysely wants a type with an index. */
export type OwnerTables = {
  companies: CompanyTable;
  identity_documents: DocumentTable;
  registration_drafts: DraftTable;
};

export type CompanyRow = Selectable<CompanyTable>;
export type DocumentRow = Selectable<DocumentTable>;
