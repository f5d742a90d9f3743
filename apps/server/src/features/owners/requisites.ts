import { toPerson } from '@punkt/contract/events';
import { cleanRequisites } from '@punkt/domain/owner-clean';
import type { ActivityForm, RequisitesData } from '@punkt/domain/owner-record';
import { checkActivity, checkRequisites } from '@punkt/domain/owner-rules';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, refuseProblems } from '../../platform/http/failure.ts';
import { changeCompany } from './companies.ts';
import { hasInn, lockCompany, readCompany } from './company-store.ts';
import type { OwnerDeps } from './deps.ts';
import { type LookUpDeps, type Verification, verifyCompany } from './look-ups.ts';
import { innTaken } from './refusals.ts';
import type { CompanyRow } from './tables.ts';

export interface RequisitesChange {
  readonly companyId: string;
  /** The country of a company does not change; a company elsewhere is another company. */
  readonly activity: Pick<ActivityForm, 'org_type' | 'tax_type'>;
  readonly requisites: RequisitesData;
}

export async function ownCompany(deps: OwnerDeps, { userId }: Caller, id: string): Promise<CompanyRow> {
  const company = await readCompany(deps.db, id);
  if (company?.owner_id !== userId) throw notFound();
  return company;
}

/** The register is asked again when it has something new to say: another number, or one it could not answer for. */
async function verify(deps: OwnerDeps & LookUpDeps, company: CompanyRow, inn: string): Promise<Verification> {
  if (inn === company.inn && !company.unverified) return { unverified: false, company: null };
  if (await hasInn(deps.db, company.country, inn, company.id)) throw innTaken();
  return verifyCompany(deps, company.owner_id, company.country, inn);
}

/** Checks all that can be checked outside a transaction, and answers what is left to do inside one. */
export async function prepareRequisites(
  deps: OwnerDeps & LookUpDeps,
  caller: Caller,
  { companyId, activity: chosen, requisites: given }: RequisitesChange,
): Promise<(tx: Tx) => Promise<void>> {
  const company = await ownCompany(deps, caller, companyId);
  // Consent was given at registration, and this form does not ask for it again.
  const activity: ActivityForm = { ...chosen, country: company.country, accept_personal_info: true };
  const requisites = cleanRequisites(given, activity);
  refuseProblems({ ...checkActivity(activity), ...checkRequisites(requisites, activity) });
  const verification = await verify(deps, company, requisites.inn);

  return async (tx) => {
    const locked = await lockCompany(tx, companyId);
    if (!locked) throw notFound();
    await changeCompany(deps, tx, locked, { activity, requisites, verification });
    await audit(tx, {
      at: deps.clock.now(),
      actorId: caller.userId,
      action: 'company.changed',
      subject: { kind: 'company', id: companyId },
      ownerId: caller.userId,
      data: { unverified: verification.unverified },
    });
    await announce(tx, deps.clock, toPerson(caller.userId), 'owner', { part: 'requisites' });
  };
}
