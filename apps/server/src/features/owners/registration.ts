import { toPerson } from '@punkt/contract/events';
import { cleanOwner } from '@punkt/domain/owner-clean';
import type { OwnerRecord } from '@punkt/domain/owner-record';
import { checkOwner } from '@punkt/domain/owner-rules';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import { addCompany } from './companies.ts';
import { hasInn } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { saveDocument } from './documents.ts';
import { deleteDraft } from './draft-store.ts';
import { type LookUpDeps, verifyCompany } from './look-ups.ts';
import { innTaken, todayOf } from './refusals.ts';

async function becomeOwner({ accounts }: OwnerDeps, tx: Tx, userId: string, record: OwnerRecord) {
  await accounts.change(tx, userId, {
    ...record.contact_info,
    country: record.activity_form.country,
    owner_status: 'accepted',
    passport_approve_status: 'needs_approval',
  });
}

/**
 * Becoming an owner. The register is asked before the transaction, for nothing may wait inside one; what two people do at
 * once is settled inside, by the person's row and by the index over the INN.
 */
export async function register(
  deps: OwnerDeps & LookUpDeps,
  { userId }: Caller,
  given: OwnerRecord,
): Promise<void> {
  const { db, clock, accounts } = deps;
  const refuseOwner = async () => {
    if ((await accounts.person(db, userId))?.owner_status === 'accepted') throw new Failure('already_owner');
  };
  await refuseOwner();
  const record = cleanOwner(given);
  refuseProblems(checkOwner(record, todayOf(clock.now())));
  const { activity_form: activity, requisites_data: requisites, passport } = record;
  await deps.offers.requireSigned(userId, activity.country);
  if (await hasInn(db, activity.country, requisites.inn, null)) {
    // Sent twice at once: the company is their own by now.
    await refuseOwner();
    throw innTaken();
  }
  const verification = await verifyCompany(deps, userId, activity.country, requisites.inn);

  await transaction(db, async (tx) => {
    const user = await accounts.lockUser(tx, userId);
    // Erased while the register was being asked.
    if (!user) throw new Failure('unauthorized');
    if (user.owner_status === 'accepted') throw new Failure('already_owner');
    await addCompany(deps, tx, { ownerId: userId, activity, requisites, verification });
    await saveDocument(deps, tx, userId, passport);
    await becomeOwner(deps, tx, userId, record);
    await deleteDraft(tx, userId);
    await audit(tx, {
      at: clock.now(),
      actorId: userId,
      action: 'owner.registered',
      subject: { kind: 'user', id: userId },
      ownerId: userId,
      data: { country: activity.country, unverified: verification.unverified },
    });
    await announce(tx, clock, toPerson(userId), 'owner', { part: 'registration' });
  });
}
