import type { CountryCode } from '@punkt/domain/country-code';
import { emptyOwner } from '@punkt/domain/owner-changes';
import type { OwnerRecord, PassportData, RequisitesData } from '@punkt/domain/owner-record';
import type { ExamplePicture } from './example-pictures.ts';

export interface ExamplePerson {
  /** Of the range that no operator gives out, as the accounts of the sandbox. */
  readonly phone: string;
  readonly country: CountryCode;
  readonly record: OwnerRecord;
  readonly photos: {
    readonly document: readonly ExamplePicture[];
    readonly withPerson: readonly ExamplePicture[];
    readonly tax: readonly ExamplePicture[];
  };
}

interface Given {
  readonly activity: Partial<OwnerRecord['activity_form']>;
  readonly requisites: Partial<RequisitesData>;
  readonly passport: Partial<PassportData>;
  readonly email: string;
}

function recordOf(country: CountryCode, { activity, requisites, passport, email }: Given): OwnerRecord {
  const empty = emptyOwner(country);
  const { last_name = '', first_name = '', middle_name = '' } = passport;
  return {
    activity_form: { ...empty.activity_form, ...activity },
    requisites_data: { ...empty.requisites_data, ...requisites },
    passport: { ...empty.passport, ...passport },
    contact_info: { ...empty.contact_info, last_name, first_name, middle_name, email },
  };
}

/** A company that asks for VAT: two checks wait, of its papers and of the passport of its owner. */
const VERA: ExamplePerson = {
  phone: '79000000011',
  country: 'RU',
  photos: { document: ['front'], withPerson: ['person'], tax: ['paper'] },
  record: recordOf('RU', {
    activity: { org_type: 'ooo', tax_type: 'osn', accept_personal_info: true },
    requisites: {
      inn: '9900003339',
      kpp: '990001001',
      ogrn: '1999900000032',
      org_name: 'ООО «Доставим»',
      bik: '049900203',
      bank_name: 'АО «Тихий банк»',
      pay_account: '40702810900000000011',
      cor_account: '30101810500000000203',
    },
    passport: {
      last_name: 'Ильина',
      first_name: 'Вера',
      middle_name: 'Олеговна',
      gender: 'female',
      birth_date: '14.03.1990',
      place_of_birth: 'г. Самара',
      document_number: '0000654321',
      issue_date: '20.04.2010',
      issued_by: 'ОВД г. Самары',
      department_code: '630-001',
      registration_address: 'г. Самара, ул. Речная, д. 3',
      permanent_address: 'г. Самара, ул. Речная, д. 3',
    },
    email: 'vera@punkt.example',
  }),
};

/** A card with two sides, of another country and script. */
const NINO: ExamplePerson = {
  phone: '995500000012',
  country: 'GE',
  photos: { document: ['front', 'back'], withPerson: ['person', 'person'], tax: [] },
  record: recordOf('GE', {
    activity: {},
    requisites: {
      inn: '00000000012',
      org_name: 'ი/მ ნინო ბერიძე',
      bik: 'PUNKGE22',
      bank_name: 'სასწავლო ბანკი',
      pay_account: 'GE00PU0000000000000012',
    },
    passport: {
      last_name: 'ბერიძე',
      first_name: 'ნინო',
      birth_date: '01.05.1985',
      place_of_birth: 'თბილისი',
      document_number: '00AA00012',
      personal_number: '00000000012',
      issue_date: '02.06.2015',
      issued_by: 'იუსტიციის სამინისტრო',
    },
    email: 'nino@punkt.example',
  }),
};

export const EXAMPLE_PEOPLE: readonly ExamplePerson[] = [VERA, NINO];
