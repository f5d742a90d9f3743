import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { serveOfferPages } from '../features/offers/paper-routes.ts';
import { createOffersPersonalData } from '../features/offers/personal-data-service.ts';
import { ANNOUNCE_JOB } from '../features/offers/publishing.ts';
import { serveOffers } from '../features/offers/routes.ts';
import { createOffersService, type OffersService } from '../features/offers/service.ts';
import { createOwnersPersonalData } from '../features/owners/personal-data-service.ts';
import { createReviewSubjects } from '../features/owners/review-service.ts';
import { serveOwners } from '../features/owners/routes.ts';
import { createOwnerService } from '../features/owners/service.ts';
import { createReviewAdmin } from '../features/reviews/admin.ts';
import { createReviewsPersonalData } from '../features/reviews/personal-data-service.ts';
import { serveReviews } from '../features/reviews/routes.ts';
import { createReviewService } from '../features/reviews/service.ts';
import { createDaData } from '../providers/registry/dadata.ts';
import { createSandboxRegistry } from '../providers/registry/sandbox.ts';
import type { House, Room } from './house.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly notifications: Notifier;
}

/** Offers, owners and the checks of their papers: who becomes an owner signs the first and waits for the last. */
export function openOwners(house: House, { accounts, files, notifications }: Needs) {
  const { config, db, clock, log, http } = house;
  const registry = config.dadata ? createDaData(config.dadata) : createSandboxRegistry();
  const offers = openOffers(house, accounts);
  const cases = createReviewAdmin(clock);
  const owners = createOwnerService({ db, clock, log, accounts, files, offers, reviews: cases, registry });
  const subjects = createReviewSubjects({ clock, accounts });
  const reviews = createReviewService({ db, clock, accounts, files, subjects, notifications });
  serveOwners(http, owners, house);
  serveReviews(http, reviews, house);
  const room: Room = {
    personalData: [
      createOffersPersonalData(db),
      createOwnersPersonalData(db),
      createReviewsPersonalData(db, clock),
    ],
    jobs: { [ANNOUNCE_JOB]: offers.announce },
    seed: offers.seed,
  };
  return { room };
}

function openOffers(house: House, accounts: AuthAdmin): OffersService {
  const { config, db, clock, http, texts, variants } = house;
  const offers = createOffersService({ db, clock, accounts });
  const { origin, sandbox } = config;
  serveOffers(http, offers, { texts, variants, origin, sandbox, now: clock.now }, house);
  serveOfferPages(http, offers, texts);
  return offers;
}
