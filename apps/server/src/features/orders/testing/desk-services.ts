import { serverTexts } from '@punkt/locales/server';
import { newDatabase } from '../../../../test/harness.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { PATIENCE_MS } from '../../../../test/waiting.ts';
import { createClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { createListener } from '../../../platform/database/listener.ts';
import { createDiskStorage } from '../../../platform/files/disk.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createSandboxGeocoder } from '../../../providers/geocoder/sandbox.ts';
import { loadTowns } from '../../../providers/geocoder/towns.ts';
import { createControllers } from '../../../providers/locks/controllers.ts';
import { createLockKeys, SANDBOX_LOCK_KEY, SANDBOX_WIFI_SECRET } from '../../../providers/locks/token.ts';
import { createSandboxMail } from '../../../providers/mail/sandbox.ts';
import type { PaymentProvider } from '../../../providers/payments/port.ts';
import { createSandboxBank } from '../../../providers/payments/sandbox.ts';
import { createSandboxPush } from '../../../providers/push/sandbox.ts';
import { createAppeals } from '../../appeals/service.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { createFilesService } from '../../files/service.ts';
import { createGeoService } from '../../geo/service.ts';
import { createLocksService, type LocksService, lockOf } from '../../locks/service.ts';
import { createNotificationsService } from '../../notifications/service.ts';
import {
  countriesOf,
  createPartnerFacts,
  emailOf,
  partnerParts,
} from '../../owners/company-facts-service.ts';
import { createPaymentsService } from '../../payments/service.ts';
import { createPointDirectory, refusalAt } from '../../points/service.ts';
import { createReviewAdmin } from '../../reviews/admin.ts';
import { createReviewService } from '../../reviews/service.ts';
import type { ActivationReaders } from '../activation-readers.ts';
import type { OrderDeps } from '../deps.ts';
import { createLockSubject } from '../lock-subject.ts';
import { createPointOpening } from '../opening.ts';
import { createOrderNotifications } from '../order-notifications.ts';
import { createPaymentSubject } from '../payment-subject.ts';
import { createOrderCases, ownerOf } from '../review/case.ts';
import { createActivationSubject, createApplicationSubject } from '../review/subject.ts';
import { createOrdersService } from '../service.ts';

export type CleanUp = (work: () => Promise<void>) => void;

export interface DeskOptions {
  /** A second desk on the database of the first. */
  readonly url?: string;
  readonly poolSize?: number;
  /** What cameras and locks say; no cameras and the real locks by default. */
  readonly readers?: (locks: LocksService) => ActivationReaders;
  /** In place of the bank of the sandbox, or around it. */
  readonly provider?: (bank: PaymentProvider) => PaymentProvider;
}

/** Applications with all their dependencies, on a real database. */
export async function openServices(cleanUp: CleanUp, options: DeskOptions = {}) {
  const log = createLog({ level: 'silent' });
  const url = options.url ?? (await newDatabase(cleanUp));
  const { db, pool } = openDatabase({ url, poolSize: options.poolSize ?? 8, log, waitMs: PATIENCE_MS });
  cleanUp(() => db.destroy());
  const folder = await temporaryFolder('desk', cleanUp);
  const clock = createClock();
  const accounts = createAuthAdmin(clock);
  const bank = createSandboxBank(db, clock, '');
  const provider = options.provider?.(bank.provider) ?? bank.provider;
  const payments = createPaymentsService({ db, clock, log, provider, accounts, purpose: String, origin: '' });
  const towns = loadTowns();
  const listener = createListener(url, log, { waitMs: PATIENCE_MS });
  const geo = createGeoService({
    db,
    clock,
    log,
    listener,
    geocoder: createSandboxGeocoder(towns),
    towns,
    madeUpZones: true,
    points: async () => [],
    near: async () => [],
  });
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    texts: serverTexts,
    accounts,
    mail: createSandboxMail(db, clock),
    push: createSandboxPush(db, clock),
    originOf: () => 'https://punkt.example',
    companyEmail: emailOf,
  });
  const files = createFilesService({
    callerOf: async () => null,
    db,
    clock,
    log,
    storage: createDiskStorage({ folder }),
  });
  const orderNotifications = createOrderNotifications(notifications, clock);
  const reviews = createReviewAdmin(clock);
  const caseDeps = { partnerFacts: createPartnerFacts(accounts), geo };
  const cases = createOrderCases(reviews, caseDeps);
  const opening = createPointOpening({ clock, accounts, files, geo });
  const locks = createLocksService({
    ...{ db, clock, files, reviews, notifications },
    keys: createLockKeys([SANDBOX_LOCK_KEY]),
    controllers: createControllers({
      wifiSecret: SANDBOX_WIFI_SECRET,
      page: 'http://lock.example/?t={token}',
    }),
  });
  const notifyOwner = orderNotifications.statusChanged;
  const transitions = { clock, payments, geo, opening, cases, locks, notifyOwner };
  const points = createPointDirectory(db);
  const deps: OrderDeps = {
    db,
    clock,
    log,
    accounts,
    countriesOf,
    files,
    geo,
    payments,
    points,
    appeals: createAppeals({ clock, reviews }),
    ownerOf: (at, userId) => ownerOf(caseDeps, at, userId),
    ownerParts: (at, userId) => partnerParts(accounts, at, userId),
    readers: options.readers?.(locks) ?? {
      camerasOf: async () => null,
      lockOf,
      lockInfo: locks.infoOf,
    },
    transitions,
  };
  const orders = createOrdersService(deps);
  payments.registerSubject(createPaymentSubject(deps, orderNotifications, reviews));
  const words = () => ({ say: String, tariff: () => [] });
  const subjectDeps = { ...caseDeps, db, files, geo, points, readers: deps.readers, words };
  const decided = { ...subjectDeps, views: orders.views, transitions, notifications: orderNotifications };
  reviews.register(createApplicationSubject(decided));
  reviews.register(createActivationSubject(decided));
  locks.registerSubject({ ...createLockSubject(deps), refusalAt: refusalAt({ clock, accounts }) });
  reviews.register(locks.reasons);
  const colleagues = async () => [];
  const staff = createReviewService({ db, clock, reviews, accounts, files, notifications, colleagues });
  return {
    url,
    db,
    pool,
    clock,
    accounts,
    deps,
    orders,
    payments,
    bank,
    geo,
    files,
    locks,
    transitions,
    staff,
  };
}
