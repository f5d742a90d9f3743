import type { CountryCode } from '@punkt/domain/country-code';
import { asksSnils, isActiveEmployee } from '@punkt/domain/employees';
import { message } from '@punkt/domain/message';
import { NEW_EMPLOYEE_PERMISSION, pointRole } from '@punkt/domain/permissions';
import { parsePhone } from '@punkt/domain/phone';
import type { Language } from '@punkt/locales/language';
import { audit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import { type EmployeeDeps, employerNames } from './deps.ts';
import * as store from './employee-store.ts';
import { factsAt, type Place, placeAt, targetsOf } from './rights.ts';

export interface NewEmployee {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly pickpoint_id: string;
  readonly country: CountryCode;
  readonly snils: string;
}

const MOST_NAME = 40;
const MOST_ADDRESS = 70;

/** Somebody else's phone shows these words: nothing in them may be a link, or push the code out of sight. */
const harmless = (text: string, most: number): string =>
  text
    .replace(/[^\p{L}\p{N} ,«»"'№-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most);

function phoneOf({ phone, country }: NewEmployee): string {
  const parsed = parsePhone(phone, country);
  if (!parsed.ok) throw invalid('phone', parsed.message);
  return parsed.e164digits;
}

/** The code works for this owner, this point and this phone. */
const binding = ({ userId }: Caller, place: Place, phone: string) =>
  ({ purpose: 'employee', askedBy: userId, boundTo: `${place.id}:${phone}` }) as const;

/** Why this phone can't be added here. Says nothing of accounts that never worked for this owner. */
async function refusalHere(
  db: Database | Tx,
  { userId }: Caller,
  place: Place,
  personId: string | undefined,
) {
  if (!personId) return null;
  const target = (await targetsOf(db, userId, [personId])).get(personId);
  if (!target) return null;
  const { role, self } = factsAt(target, place);
  // It is the number that is wrong, and nothing has changed meanwhile: that is said at its field.
  if (self) return invalid('phone', message('validation.employee.self'));
  if (role === 'owner' || role === 'firmOwner') return invalid('phone', message('validation.employee.owner'));
  const tie = target.ties.get(place.owner_id);
  if (tie?.acceptance !== 'accepted') return null;
  if (tie.removed) return new Failure('employee_deleted', { data: { user_id: personId } });
  const grant = target.grants.get(place.id);
  const active =
    grant && isActiveEmployee({ role: pointRole(grant), deleted: false, acceptance: 'accepted' });
  return active ? new Failure('employee_exists', { data: { user_id: personId } }) : null;
}

/** Step one: a code to the phone of the person, with words that say who wants what of them. */
export async function verifyEmployee(
  deps: EmployeeDeps,
  caller: Caller,
  form: NewEmployee,
  { address, language }: { readonly address: string; readonly language: Language },
) {
  const { db, accounts, codes, texts } = deps;
  const phone = phoneOf(form);
  const place = await placeAt(db, caller.userId, Number(form.pickpoint_id), 'addEmployee');
  const refusal = await transaction(db, async (tx) =>
    refusalHere(tx, caller, place, await accounts.findUser(tx, phone)),
  );
  if (refusal) throw refusal;
  const nameOf = await employerNames(deps, db, [place.owner_id]);
  const company = harmless(nameOf(place.owner_id), MOST_NAME);
  const words = { company, address: harmless(place.address, MOST_ADDRESS) };
  return codes.request({
    ...binding(caller, place, phone),
    phone,
    country: form.country,
    address,
    words: (code) => texts(language)('messages.employeeCode', { ...words, code }),
  });
}

/** An account keeps what its person has said of themselves; a new one is called as the owner wrote. */
async function fillAccount(tx: Tx, { accounts }: EmployeeDeps, userId: string, form: NewEmployee) {
  const person = await accounts.person(tx, userId);
  const { first_name, last_name, country, snils } = form;
  const nameless = person?.first_name === '' && person.last_name === '';
  const change = {
    ...(nameless && { first_name, last_name }),
    ...(person?.snils === '' && snils !== '' && asksSnils(country) && { snils }),
  };
  if (Object.keys(change).length > 0) await accounts.change(tx, userId, change);
}

async function join(
  tx: Tx,
  deps: EmployeeDeps,
  { caller, place, userId, origin }: { caller: Caller; place: Place; userId: string; origin: Origin },
): Promise<void> {
  const now = deps.clock.now();
  await store.putTie(tx, place.owner_id, userId, now);
  await store.putGrant(tx, {
    user_id: userId,
    pickpoint_id: place.id,
    permission: NEW_EMPLOYEE_PERMISSION,
    lock_permission: 'none',
  });
  await audit(tx, {
    at: now,
    actorId: caller.userId,
    action: 'employee.added',
    subject: { kind: 'user', id: userId },
    ownerId: userId,
    data: { point: place.id },
    ...origin,
  });
  await deps.accounts.invalidate(tx, userId);
  const company = (await employerNames(deps, tx, [place.owner_id]))(place.owner_id);
  const params = { company, point: place.id };
  await deps.notifications.notify(tx, { userId, kind: 'employeeAdded', params, link: '/lk/employment' });
}

/** Step two: the code is the person's yes. A refusal is returned, so that an attempt that was spent stays spent. */
export async function addEmployee(
  deps: EmployeeDeps,
  caller: Caller,
  form: NewEmployee & { readonly token: string; readonly code: string },
  origin: Origin,
): Promise<string> {
  const phone = phoneOf(form);
  const added = await transaction(deps.db, async (tx) => {
    const place = await placeAt(tx, caller.userId, Number(form.pickpoint_id), 'addEmployee');
    // Sent again because the answer was lost: they work here by now, and the code that is spent says nothing else.
    const here = await refusalHere(tx, caller, place, await deps.accounts.findUser(tx, phone));
    if (here?.code === 'employee_exists') return here;
    const { token, code } = form;
    const confirmed = await deps.codes.confirm(tx, { ...binding(caller, place, phone), token, code });
    if (confirmed instanceof Failure) return confirmed;
    const userId = await deps.accounts.ensureUser(tx, phone, form.country);
    await store.lockPeople(tx, [userId]);
    const refusal = await refusalHere(tx, caller, place, userId);
    if (refusal) return refusal;
    await fillAccount(tx, deps, userId, form);
    await join(tx, deps, { caller, place, userId, origin });
    return userId;
  });
  await deps.catchUp();
  if (added instanceof Failure) throw added;
  return added;
}
