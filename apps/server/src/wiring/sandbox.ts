import type { AuthAdmin } from '../features/auth/admin.ts';
import { createSandboxOwners } from '../features/owners/sandbox-service.ts';
import { createSandboxPersonalData } from '../features/sandbox/personal-data-service.ts';
import { serveSandbox } from '../features/sandbox/routes.ts';
import { createSandboxService } from '../features/sandbox/service.ts';
import type { House, Room } from './house.ts';

/** Stand-ins of third parties and made-up people; none of it exists in production. */
export async function openSandbox(house: House, accounts: AuthAdmin): Promise<Room> {
  const { config, db, clock, listener, http } = house;
  if (!config.sandbox) return {};
  const owners = createSandboxOwners(clock, accounts);
  const sandbox = createSandboxService({ db, clock, listener, accounts, owners });
  serveSandbox(http, sandbox, house);
  await sandbox.follow();
  return { personalData: [createSandboxPersonalData(db, accounts)], seed: sandbox.seed };
}
