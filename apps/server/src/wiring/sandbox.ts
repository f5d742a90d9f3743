import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import { createSandboxOwners } from '../features/owners/sandbox-service.ts';
import { createOwnerService } from '../features/owners/service.ts';
import { createReviewAdmin } from '../features/reviews/admin.ts';
import { createExamples, EXAMPLES_JOB } from '../features/sandbox/examples.ts';
import { type AddressesOf, createSandboxPersonalData } from '../features/sandbox/personal-data-service.ts';
import { serveSandbox } from '../features/sandbox/routes.ts';
import { createSandboxService } from '../features/sandbox/service.ts';
import { createSandboxRegistry } from '../providers/registry/sandbox.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly examples: boolean;
  readonly addressesOf: AddressesOf;
}

/** Made-up companies are in the made-up register alone, and made-up people sign nothing. */
function openExamples({ db, clock, log }: Platform, { accounts, files }: Needs) {
  const registry = createSandboxRegistry();
  const offers = { requireSigned: async () => undefined };
  const reviews = createReviewAdmin(clock);
  const owners = createOwnerService({ db, clock, log, accounts, files, offers, reviews, registry });
  return createExamples({ db, accounts, files, owners });
}

/** Stand-ins of third parties and made-up people; none of it exists in production. */
export async function openSandbox(platform: Platform, needs: Needs): Promise<FeatureParts> {
  const { accounts, examples, addressesOf } = needs;
  const { config, db, clock, listener, http } = platform;
  if (!config.sandbox) return {};
  const owners = createSandboxOwners(clock, accounts);
  const sandbox = createSandboxService({ db, clock, listener, accounts, owners });
  serveSandbox(http, sandbox, platform);
  await sandbox.follow();
  return {
    personalData: [createSandboxPersonalData(db, accounts, addressesOf)],
    jobs: { [EXAMPLES_JOB]: openExamples(platform, needs) },
    seed: () => sandbox.seed(examples),
  };
}
