import type { DocumentType } from '../countries/document-form.ts';
import { country } from '../countries.ts';
import type { CountryCode } from '../country-code.ts';
import type { OrganisationForm } from '../organisation-form.ts';
import { emptyOwner, emptyPassport } from '../owner-changes.ts';
import type { OwnerRecord, PassportData, RequisitesData } from '../owner-record.ts';

/** Records of made-up people for tests of every layer: for each country, form and document the smallest that holds. */

export const INNS: Readonly<Record<CountryCode, Readonly<Record<OrganisationForm, string>>>> = {
  RU: { ip: '500100732259', ooo: '7707083893' },
  AM: { ip: '01234567', ooo: '01234567' },
  KZ: { ip: '850501300123', ooo: '140440031745' },
  BY: { ip: '190657494', ooo: '190657494' },
  UZ: { ip: '30101850010015', ooo: '301234567' },
  KG: { ip: '20105198500123', ooo: '01234567890123' },
  GE: { ip: '01001012345', ooo: '204566978' },
  TJ: { ip: '012345678', ooo: '012345678' },
  TM: { ip: '012345678', ooo: '012345678' },
};

type Bank = Pick<RequisitesData, 'bik' | 'pay_account' | 'cor_account'>;

export const BANKS: Readonly<Record<CountryCode, Bank>> = {
  RU: { bik: '044525225', pay_account: '40702810938000000034', cor_account: '30101810400000000225' },
  AM: { bik: 'ARMIAM22', pay_account: '1570001234', cor_account: '' },
  KZ: { bik: 'KCJBKZKX', pay_account: 'KZ1284905KZ006015415', cor_account: '' },
  BY: { bik: 'BELBBY2X', pay_account: 'BY13NBRB3600900000002Z00AB00', cor_account: '' },
  UZ: { bik: '00450', pay_account: '20208000900123456001', cor_account: '' },
  KG: { bik: '109018', pay_account: '1091820182530113', cor_account: '' },
  GE: { bik: 'BAGAGE22', pay_account: 'GE29NB0000000101904917', cor_account: '' },
  TJ: { bik: '350101626', pay_account: '20202972000000000001', cor_account: '' },
  TM: { bik: '390101601', pay_account: '23202934000000000001', cor_account: '' },
};

const NUMBERS: Readonly<Record<CountryCode, Partial<PassportData>>> = {
  RU: {
    document_number: '4510123456',
    gender: 'female',
    department_code: '690-001',
    registration_address: 'Тверь, ул. Советская, 1',
    permanent_address: 'Тверь, ул. Советская, 1',
  },
  AM: { document_number: 'AN0123456', social_card_number: '1234567890' },
  KZ: { document_number: 'N12345678', iin: '850501300123', nationality: 'казах' },
  BY: { document_number: 'MP1234567', identification_number: '4010585A001PB1' },
  UZ: { document_number: 'AA1234567', personal_number: '30101850010015' },
  KG: { document_number: 'ID1234567', personal_number: '20105198500123' },
  GE: { document_number: '1', personal_number: '01001012345' },
  TJ: { document_number: '4', inn_citizen: '012345678' },
  TM: { document_number: '7' },
};

/** Different by design: a file may serve once. */
const file = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function samplePassport(citizenship: CountryCode, type?: DocumentType): PassportData {
  const empty = emptyPassport(citizenship, type);
  const form = country(citizenship).identity.documents[empty.doc_type];
  if (!form) throw new Error(`${citizenship} has no ${empty.doc_type}`);
  const common = {
    last_name: 'Ли',
    first_name: 'Ян',
    birth_date: '01.05.1985',
    place_of_birth: 'Ош',
    issue_date: '01.02.2020',
    issued_by: 'МВД',
    ...NUMBERS[citizenship],
  };
  const asked = new Set(form.fields.filter(({ required }) => required).map(({ name }) => snake(name)));
  const fields = Object.fromEntries(Object.entries(common).filter(([name]) => asked.has(name)));
  return {
    ...empty,
    ...fields,
    document_photo: [1, 2].slice(0, form.photos.document).map(file),
    with_document_photo: [3, 4].slice(0, form.photos.withPerson).map(file),
  };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The smallest record that holds; `tax_type` is usn, so it needs no papers. */
export function sampleOwner(
  code: CountryCode,
  form: OrganisationForm = 'ip',
  citizenship: CountryCode = code,
  type?: DocumentType,
): OwnerRecord {
  const { latinNames, legalAddress, personalDataConsent } = country(code).company;
  const empty = emptyOwner(code);
  return {
    activity_form: {
      country: code,
      org_type: form,
      tax_type: 'usn',
      accept_personal_info: personalDataConsent,
    },
    requisites_data: {
      ...empty.requisites_data,
      ...BANKS[code],
      inn: INNS[code][form],
      kpp: code === 'RU' && form === 'ooo' ? '773601001' : '',
      org_name: latinNames ? 'A' : 'А',
      bank_name: latinNames ? 'B' : 'Б',
      legal_address: legalAddress ? 'Минск' : '',
    },
    passport: samplePassport(citizenship, type),
    contact_info: { ...empty.contact_info, last_name: 'Ли', first_name: 'Ян', email: 'a@b.c' },
  };
}
