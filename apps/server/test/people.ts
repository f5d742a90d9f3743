import type { CountryCode } from '@punkt/domain/country-code';
import { createAuthAdmin } from '../src/features/auth/admin.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { logIn, type TestApp } from './harness.ts';

export interface TestPerson {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
  readonly device: string;
}

let phones = 79_170_000_000;
let georgianPhones = 995_555_000_000;

/** Somebody nobody has met before, signed in. */
export async function newPerson(
  app: TestApp,
  country: Extract<CountryCode, 'RU' | 'GE'> = 'RU',
): Promise<TestPerson> {
  const phone = String(country === 'GE' ? ++georgianPhones : ++phones);
  const { access, device_uuid } = await logIn(app, phone, country);
  const { body } = await app.call('GET /api/v2/user', {}, { token: access });
  return { id: body.user_id, phone, token: access, device: device_uuid };
}

export async function newOwner(
  app: TestApp,
  country: Extract<CountryCode, 'RU' | 'GE'> = 'RU',
): Promise<TestPerson> {
  const person = await newPerson(app, country);
  await transaction(app.db, (tx) =>
    createAuthAdmin(app.clock).change(tx, person.id, {
      first_name: 'Вера',
      last_name: 'Тихонова',
      owner_status: 'accepted',
    }),
  );
  return person;
}

/** The lead of the sandbox, signed in once per app. */
export const leadToken = async (app: TestApp): Promise<string> => (await logIn(app, '79000000005')).access;
export const operatorToken = async (app: TestApp): Promise<string> =>
  (await logIn(app, '79000000004')).access;

/** Before the person's first call, so that no cache holds them without the role. */
export const makeLead = (app: TestApp, phone: string): Promise<void> =>
  transaction(app.db, async (tx) => {
    const accounts = createAuthAdmin(app.clock);
    await accounts.grantRole(tx, await accounts.ensureUser(tx, phone, 'RU'), 'lead', null);
  });
