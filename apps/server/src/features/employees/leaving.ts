import type { AuditAct } from '@punkt/domain/audit';
import { asksSnils } from '@punkt/domain/employees';
import { message } from '@punkt/domain/message';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { type EmployeeDeps, employerNames } from './deps.ts';
import * as store from './employee-store.ts';
import { type Place, placesFor, placesOf, type Target, targetsOf } from './rights.ts';

interface Act {
  readonly caller: Caller;
  readonly userId: string;
  readonly origin: Origin;
}

const write = (tx: Tx, { clock }: EmployeeDeps, { caller, userId, origin }: Act, action: AuditAct) =>
  audit(tx, {
    at: clock.now(),
    actorId: caller.userId,
    action,
    subject: { kind: 'user', id: userId },
    ownerId: userId,
    ...origin,
  });

/** Under the lock of the person, so that two acts on them follow each other. */
async function open(tx: Tx, { caller, userId }: Act) {
  await store.lockPeople(tx, [userId]);
  const target = (await targetsOf(tx, caller.userId, [userId])).get(userId);
  return { target, places: await placesOf(tx, caller.userId) };
}

/** Whoever shares a firm with others speaks for it only where every point of that person is theirs too. */
function speaksFor(caller: Caller, ownerId: string, places: readonly Place[], target: Target): boolean {
  const own = new Set(places.map(({ id }) => id));
  const elsewhere = [...target.grants.values()].filter((grant) => grant.owner_id === ownerId);
  return caller.userId === ownerId || elsewhere.every(({ pickpoint_id }) => own.has(pickpoint_id));
}

function employersOf(
  act: Act,
  places: readonly Place[],
  target: Target | undefined,
  action: 'deleteEmployee' | 'recoverEmployee',
) {
  const allowed = placesFor(places, target, action);
  const owners = [...new Set(allowed.map(({ owner_id }) => owner_id))].filter((id) => target?.ties.has(id));
  if (!target || owners.length === 0) throw notFound();
  if (!owners.every((id) => speaksFor(act.caller, id, allowed, target))) throw new Failure('forbidden');
  return owners;
}

/** Whoever has no other reason to be signed in is signed out everywhere; anybody else just loses these points. */
async function signOutIfDone(tx: Tx, { accounts }: EmployeeDeps, { caller, userId }: Act): Promise<void> {
  const person = await accounts.person(tx, userId);
  const staff = (await accounts.staff(tx)).some(({ id }) => id === userId);
  const stays = !person || person.owner_status === 'accepted' || person.roles.length > 0 || staff;
  if (stays) await accounts.invalidate(tx, userId);
  else await accounts.endSessions(tx, userId, caller.userId, 'employee removed');
}

/** A key to a door works without us until it is taken back. */
async function takeKeysBack(tx: Tx, { locks }: EmployeeDeps, userId: string, owners: readonly string[]) {
  const grants = await store.readGrants(tx, [userId]);
  for (const { owner_id, pickpoint_id } of grants)
    if (owners.includes(owner_id)) await locks.takeBack(tx, userId, pickpoint_id);
}

/** Removed from every point of the owner, at once and on every instance. */
export async function removeEmployee(deps: EmployeeDeps, act: Act): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { target, places } = await open(tx, act);
    const owners = employersOf(act, places, target, 'deleteEmployee');
    for (const ownerId of owners) await store.setRemoved(tx, ownerId, act.userId, deps.clock.now());
    await takeKeysBack(tx, deps, act.userId, owners);
    await write(tx, deps, act, 'employee.removed');
    await signOutIfDone(tx, deps, act);
    await tell(tx, deps, act, owners, 'employeeRemoved');
  });
  await deps.catchUp();
}

/** With the roles they had: the owner then changes what should be different. */
export async function recoverEmployee(deps: EmployeeDeps, act: Act): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { target, places } = await open(tx, act);
    const owners = employersOf(act, places, target, 'recoverEmployee');
    for (const ownerId of owners) await store.setRemoved(tx, ownerId, act.userId, null);
    await write(tx, deps, act, 'employee.recovered');
    await deps.accounts.invalidate(tx, act.userId);
    await tell(tx, deps, act, owners, 'employeeRecovered');
  });
  await deps.catchUp();
}

async function tell(
  tx: Tx,
  deps: EmployeeDeps,
  { userId }: Act,
  owners: readonly string[],
  kind: 'employeeRemoved' | 'employeeRecovered',
): Promise<void> {
  const nameOf = await employerNames(deps, tx, owners);
  for (const id of owners)
    await deps.notifications.notify(tx, {
      userId,
      kind,
      params: { company: nameOf(id) },
      link: '/lk/employment',
    });
}

/** Set once; a change goes by ticket. */
export async function setSnils(deps: EmployeeDeps, act: Act & { readonly snils: string }): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { target, places } = await open(tx, act);
    placesFor(places, target, 'changeSnils');
    if (!target || !asksSnils(target.person.country))
      throw invalid('snils', message('validation.snils.invalid'));
    await deps.accounts.change(tx, act.userId, { snils: act.snils });
    await write(tx, deps, act, 'employee.snilsSet');
  });
}

/** A person's own way out. A later return needs a new code. */
export async function leaveEmployer(
  deps: EmployeeDeps,
  caller: Caller,
  ownerId: string,
  origin: Origin,
): Promise<void> {
  const { userId } = caller;
  await transaction(deps.db, async (tx) => {
    await store.lockPeople(tx, [userId]);
    const tie = (await store.readTies(tx, [userId])).find(({ owner_id }) => owner_id === ownerId);
    if (!tie || tie.removed || tie.acceptance !== 'accepted') throw notFound();
    await takeKeysBack(tx, deps, userId, [ownerId]);
    await store.setLeft(tx, ownerId, userId);
    await write(tx, deps, { caller, userId, origin }, 'employee.left');
    await deps.accounts.invalidate(tx, userId);
    const person = await deps.accounts.person(tx, userId);
    const name = `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim();
    const news = { kind: 'employeeLeft', params: { name }, link: '/lk/employees' } as const;
    await deps.notifications.notify(tx, { userId: ownerId, ...news });
  });
  await deps.catchUp();
}
