import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import { serveOfferPages } from '../features/offers/paper-routes.ts';
import { createOffersPersonalData } from '../features/offers/personal-data-service.ts';
import { ANNOUNCE_JOB } from '../features/offers/publishing.ts';
import { serveOffers } from '../features/offers/routes.ts';
import { createOffersService, type OffersService } from '../features/offers/service.ts';
import { createOwnersPersonalData } from '../features/owners/personal-data-service.ts';
import { createReviewSubjects } from '../features/owners/review-service.ts';
import { serveOwners } from '../features/owners/routes.ts';
import { createOwnerService } from '../features/owners/service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { createDaData } from '../providers/registry/dadata.ts';
import { createSandboxRegistry } from '../providers/registry/sandbox.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly reviews: ReviewAdmin;
}

/** Offers and owners: who becomes an owner signs the first, and their papers are checked by staff. */
export function openOwners(platform: Platform, { accounts, files, reviews }: Needs) {
  const { config, db, clock, log, http } = platform;
  const registry = config.dadata ? createDaData(config.dadata) : createSandboxRegistry();
  const offers = openOffers(platform, accounts);
  const owners = createOwnerService({ db, clock, log, accounts, files, offers, reviews, registry });
  for (const subject of createReviewSubjects({ clock, accounts })) reviews.register(subject);
  serveOwners(http, owners, platform);
  const parts: FeatureParts = {
    personalData: [createOffersPersonalData(db), createOwnersPersonalData(db)],
    jobs: { [ANNOUNCE_JOB]: offers.announce },
    seed: offers.seed,
  };
  return { parts };
}

function openOffers(platform: Platform, accounts: AuthAdmin): OffersService {
  const { config, db, clock, http, texts, variants } = platform;
  const offers = createOffersService({ db, clock, accounts });
  const { origin, sandbox } = config;
  serveOffers(http, offers, { texts, variants, origin, sandbox, now: clock.now }, platform);
  serveOfferPages(http, offers, texts);
  return offers;
}
