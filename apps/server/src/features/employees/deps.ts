import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AuthAdmin, Codes } from '../auth/admin.ts';
import type { LocksService } from '../locks/service.ts';
import type { Notifier } from '../notifications/service.ts';

export interface EmployeeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  readonly codes: Codes;
  readonly notifications: Pick<Notifier, 'notify'>;
  readonly locks: Pick<LocksService, 'takeBack'>;
  readonly texts: (language: Language) => Translate;
  /** How owners are called to those who work for them: their companies. */
  readonly companiesOf: (
    db: Database | Tx,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string }>>;
  /** Waits until this process has got the notifications of what was just committed (see Listener). */
  readonly catchUp: () => Promise<void>;
}

/** The company of each owner; of somebody without one, their own name. */
export async function employerNames(
  { accounts, companiesOf }: EmployeeDeps,
  at: Database | Tx,
  ownerIds: readonly string[],
): Promise<(ownerId: string) => string> {
  const [companies, names] = [await companiesOf(at, ownerIds), await accounts.namesOf(at, ownerIds)];
  return (ownerId) => companies.get(ownerId)?.name || names.get(ownerId) || '';
}
