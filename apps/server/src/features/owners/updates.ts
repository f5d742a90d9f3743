import { toPerson } from '@punkt/contract/events';
import { message } from '@punkt/domain/message';
import { cleanContact, cleanPassport } from '@punkt/domain/owner-clean';
import type { ActivityForm, ContactInfo, PassportData, RequisitesData } from '@punkt/domain/owner-record';
import { checkContact } from '@punkt/domain/owner-rules';
import { ownerStatus } from '@punkt/domain/permissions';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound, refuseProblems } from '../../platform/http/failure.ts';
import { readCompanies } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { readDocuments } from './document-store.ts';
import { changeDocument } from './documents.ts';
import type { LookUpDeps } from './look-ups.ts';
import { missingPart } from './refusals.ts';
import { ownCompany, prepareRequisites } from './requisites.ts';
import type { CompanyRow } from './tables.ts';

export interface OwnerUpdate {
  readonly id?: string | undefined;
  readonly contact_info?: ContactInfo | undefined;
  readonly passport?: PassportData | undefined;
  readonly activity_form?: ActivityForm | undefined;
  readonly requisites_data?: RequisitesData | undefined;
  readonly update_fields: ReadonlyArray<'contact_info' | 'passport' | 'activity_form' | 'requisites_data'>;
}

type Deps = OwnerDeps & LookUpDeps;
type User = NonNullable<Awaited<ReturnType<OwnerDeps['accounts']['lockUser']>>>;
type Work = (tx: Tx, user: User) => Promise<void>;

/** The part that is meant must be there; parts that are not meant are not even looked at. */
function part<K extends Exclude<keyof OwnerUpdate, 'id' | 'update_fields'>>(update: OwnerUpdate, name: K) {
  if (!update.update_fields.includes(name)) return undefined;
  const value = update[name];
  if (!value) throw missingPart(name);
  return value;
}

/** SNILS is set once: a change goes by ticket. A form that does not show it sends nothing, and nothing changes. */
function keptSnils(user: User, snils: string): string {
  if (user.snils === '' || snils === '' || snils === user.snils) return snils || user.snils;
  throw invalid('contact_info.snils', message('validation.snils.set'));
}

const changeContact =
  (deps: Deps, given: ContactInfo): Work =>
  async (tx, user) => {
    const [current] = await readDocuments(tx, user.id);
    const citizenship = current?.citizenship ?? user.country;
    const contact = cleanContact(given, citizenship);
    refuseProblems(checkContact(contact, citizenship));
    const snils = keptSnils(user, contact.snils);
    await deps.accounts.change(tx, user.id, { ...contact, snils });
  };

/** The company that is meant: the one named, or the first; none where no part of a company is meant. */
async function companyOf(deps: Deps, caller: Caller, { id, update_fields }: OwnerUpdate) {
  if (!update_fields.some((name) => name === 'activity_form' || name === 'requisites_data')) return null;
  if (id) return ownCompany(deps, caller, id);
  const [first] = await readCompanies(deps.db, caller.userId);
  if (!first) throw notFound();
  return first;
}

async function companyWork(deps: Deps, caller: Caller, update: OwnerUpdate, company: CompanyRow) {
  const [activity, requisites] = [part(update, 'activity_form'), part(update, 'requisites_data')];
  if (activity && activity.country !== company.country)
    throw invalid('activity_form.country', message('validation.choice'));
  const tax_type = company.requested_tax_type ?? company.tax_type;
  return prepareRequisites(deps, caller, {
    companyId: company.id,
    activity: activity ?? { org_type: company.org_type, tax_type },
    requisites: requisites ?? company,
  });
}

/** Changes the parts that are meant, all of them or none. */
export async function updateOwner(deps: Deps, caller: Caller, update: OwnerUpdate): Promise<void> {
  const { db, clock, accounts } = deps;
  // Whose company it is comes first: somebody else's is not there, for whoever asks.
  const company = await companyOf(deps, caller, update);
  const person = await accounts.person(db, caller.userId);
  if (!person) throw new Failure('unauthorized');
  const registered = person.owner_status === 'accepted';
  if (ownerStatus({ registered, roles: person.roles }) === 'none') throw new Failure('forbidden');

  const [contact, passport] = [part(update, 'contact_info'), part(update, 'passport')];
  const works: Work[] = company ? [await companyWork(deps, caller, update, company)] : [];
  if (passport) works.push((tx, user) => changeDocument(deps, tx, user, cleanPassport(passport)));
  if (contact) works.push(changeContact(deps, contact));

  await transaction(db, async (tx) => {
    const user = await accounts.lockUser(tx, caller.userId);
    if (!user) throw new Failure('unauthorized');
    for (const work of works) await work(tx, user);
    await audit(tx, {
      at: clock.now(),
      actorId: user.id,
      action: 'owner.changed',
      subject: { kind: 'user', id: user.id },
      ownerId: user.id,
      data: { parts: update.update_fields.join(' ') },
    });
    await announce(tx, clock, toPerson(user.id), 'owner', { part: 'profile' });
  });
}
