import type { DocumentFieldName, DocumentType } from './countries/document-form.ts';
import type { CountryCode } from './country-code.ts';
import type { OrganisationForm } from './organisation-form.ts';
import type { TaxSystem } from './tax.ts';

/** The registration record under the names of the wire, so that a problem's path is the path of a form and of an answer. */
export interface ContactInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string;
  readonly email: string;
  readonly additional_phone: string;
  readonly additional_phone_country: CountryCode | null;
  readonly telegram_login: string;
  readonly snils: string;
}

export interface ActivityForm {
  readonly country: CountryCode;
  readonly org_type: OrganisationForm;
  readonly tax_type: TaxSystem;
  readonly accept_personal_info: boolean;
}

export interface RequisitesData {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly okopf: string;
  readonly okpo: string;
  readonly org_name: string;
  readonly bik: string;
  readonly bank_name: string;
  readonly bank_inn: string;
  readonly pay_account: string;
  readonly cor_account: string;
  readonly legal_address: string;
  readonly gln: string;
  readonly email: string;
  /** Ids of uploaded files. */
  readonly tax_files: readonly string[];
}

/** How the wire spells the fields of the document forms. */
export const DOCUMENT_WIRE_NAMES = {
  lastName: 'last_name',
  firstName: 'first_name',
  middleName: 'middle_name',
  gender: 'gender',
  birthDate: 'birth_date',
  placeOfBirth: 'place_of_birth',
  nationality: 'nationality',
  documentNumber: 'document_number',
  issueDate: 'issue_date',
  expiryDate: 'expiry_date',
  issuedBy: 'issued_by',
  departmentCode: 'department_code',
  registrationAddress: 'registration_address',
  permanentAddress: 'permanent_address',
  identificationNumber: 'identification_number',
  iin: 'iin',
  socialCardNumber: 'social_card_number',
  personalNumber: 'personal_number',
  innCitizen: 'inn_citizen',
} as const satisfies Record<DocumentFieldName, string>;

export type DocumentWireName = (typeof DOCUMENT_WIRE_NAMES)[DocumentFieldName];

export type PassportData = Readonly<Record<DocumentWireName, string>> & {
  readonly citizenship: CountryCode;
  readonly doc_type: DocumentType;
  readonly document_photo: readonly string[];
  readonly with_document_photo: readonly string[];
};

export interface OwnerRecord {
  readonly contact_info: ContactInfo;
  readonly activity_form: ActivityForm;
  readonly passport: PassportData;
  readonly requisites_data: RequisitesData;
}

/** Messages by dotted path of the wire (`requisites_data.inn`); empty means that all is well. */
export type Problems = Readonly<Record<string, string>>;
