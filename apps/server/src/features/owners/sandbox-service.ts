import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { insertCompany } from './company-store.ts';
import { insertDocument } from './document-store.ts';

const COMPANY = {
  country: 'RU',
  org_type: 'ip',
  org_name: 'ИП Соколова Анна Петровна',
  inn: '990000011100',
  kpp: '',
  ogrn: '399990000000013',
  okopf: '50102',
  okpo: '',
  bik: '049900001',
  bank_name: 'АО «Учебный банк»',
  bank_inn: '9900001116',
  pay_account: '40802810700000000001',
  cor_account: '30101810100000000001',
  legal_address: '',
  gln: '',
  email: 'anna@punkt.example',
  tax_type: 'usn',
  requested_tax_type: null,
  tax_files: [],
  tax_check_status: 'none',
  unverified: false,
} as const;

/** Of an owner from before documents were asked for: the profile offers the old-passport form. */
const EARLY_COMPANY = {
  ...COMPANY,
  org_name: 'ИП Громов Олег Ильич',
  inn: '990000033336',
  ogrn: '399990000000035',
  email: 'oleg@punkt.example',
} as const;

/** Of an owner of many points. */
const NETWORK_COMPANY = {
  ...COMPANY,
  org_name: 'ИП Ахметов Тимур Ринатович',
  inn: '990000044440',
  ogrn: '399990000000046',
  email: 'timur@punkt.example',
} as const;

const PASSPORT = {
  lastName: 'Соколова',
  firstName: 'Анна',
  middleName: 'Петровна',
  gender: 'female',
  birthDate: '01.05.1985',
  placeOfBirth: 'г. Тверь',
  documentNumber: '0000123456',
  issueDate: '02.06.2005',
  issuedBy: 'ОВД г. Твери',
  departmentCode: '690-001',
  registrationAddress: 'г. Тверь, ул. Садовая, д. 1',
  permanentAddress: 'г. Тверь, ул. Садовая, д. 1',
};

type SandboxCompany = typeof COMPANY | typeof EARLY_COMPANY | typeof NETWORK_COMPANY;

async function addCompany(tx: Tx, userId: string, company: SandboxCompany, now: Date): Promise<void> {
  await insertCompany(tx, {
    ...company,
    tax_files: [],
    id: randomUUID(),
    owner_id: userId,
    personal_info_accepted: now,
    created: now,
    updated: now,
  });
}

/** The sandbox's owner has what an owner has: a company of the made-up register and an approved passport. */
export function createSandboxOwners(clock: Clock, accounts: AuthAdmin) {
  return {
    seedEarly: async (tx: Tx, userId: string): Promise<void> => {
      await addCompany(tx, userId, EARLY_COMPANY, clock.now());
      await accounts.change(tx, userId, { middle_name: 'Ильич', email: EARLY_COMPANY.email });
    },
    seedNetwork: async (tx: Tx, userId: string): Promise<void> => {
      await addCompany(tx, userId, NETWORK_COMPANY, clock.now());
      await accounts.change(tx, userId, { middle_name: 'Ринатович', email: NETWORK_COMPANY.email });
    },
    seed: async (tx: Tx, userId: string): Promise<void> => {
      const now = clock.now();
      await addCompany(tx, userId, COMPANY, now);
      await insertDocument(tx, {
        id: randomUUID(),
        user_id: userId,
        citizenship: 'RU',
        doc_type: 'passport',
        fields: JSON.stringify(PASSPORT),
        document_photo: [],
        with_document_photo: [],
        status: 'approved',
        created: now,
        updated: now,
      });
      await accounts.change(tx, userId, {
        middle_name: 'Петровна',
        email: 'anna@punkt.example',
        passport_approve_status: 'approved',
      });
    },
  };
}

export type SandboxOwners = ReturnType<typeof createSandboxOwners>;
