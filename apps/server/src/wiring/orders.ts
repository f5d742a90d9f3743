import type { Language } from '@punkt/locales/language';
import type { Appeals } from '../features/appeals/service.ts';
import type { AuthAdmin } from '../features/auth/admin.ts';
import { type CamerasService, camerasOf } from '../features/cameras/service.ts';
import { SANDBOX_RECORDER } from '../features/cameras/vendors.ts';
import type { FilesService } from '../features/files/service.ts';
import type { GeoService } from '../features/geo/service.ts';
import { presentTariff } from '../features/geo/tariffs.ts';
import { type LocksService, lockOf } from '../features/locks/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { cameraSubject } from '../features/orders/camera-subject.ts';
import type { OrderDeps } from '../features/orders/deps.ts';
import { createOrderExamples, type ExampleDeps, ORDER_EXAMPLES_JOB } from '../features/orders/examples.ts';
import { DEADLINE_JOB, resumeClocks } from '../features/orders/lifetimes.ts';
import { createLockSubject } from '../features/orders/lock-subject.ts';
import { createPointOpening } from '../features/orders/opening.ts';
import { createOrderNotifications } from '../features/orders/order-notifications.ts';
import { createPaymentSubject } from '../features/orders/payment-subject.ts';
import { createOrdersPersonalData } from '../features/orders/personal-data-service.ts';
import { createOrderFilePolicy, ORDER_FILES } from '../features/orders/policy.ts';
import { createOrderAppeals } from '../features/orders/review/appeals.ts';
import { createOrderCases, ownerOf } from '../features/orders/review/case.ts';
import { createActivationSubject, createApplicationSubject } from '../features/orders/review/subject.ts';
import { type OrderRoutesOptions, serveOrders, wordsIn } from '../features/orders/routes.ts';
import { createOrdersService, type OrdersService } from '../features/orders/service.ts';
import { countriesOf, createPartnerFacts, partnerParts } from '../features/owners/company-facts-service.ts';
import type { PaymentsService } from '../features/payments/service.ts';
import { giveSandboxPhotos, seedSandboxPoints } from '../features/points/sandbox-service.ts';
import { createPointDirectory, refusalAt } from '../features/points/service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import type { ReviewService } from '../features/reviews/service.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount } from '../features/sandbox/accounts.ts';
import { advisoryLock } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { createSandboxBank } from '../providers/payments/sandbox.ts';
import type { FeatureParts, Platform } from './platform.ts';

const RESUME_JOB = 'orders.resume';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly cameras: CamerasService;
  readonly locks: LocksService;
  readonly geo: GeoService;
  readonly payments: PaymentsService;
  readonly notifications: Notifier;
  readonly reviews: ReviewAdmin;
  readonly appeals: Appeals;
  readonly desk: ReviewService;
  /** Made-up applications for whoever looks around the sandbox, by a job. */
  readonly examples: boolean;
}

const phoneOf = (wanted: SandboxAccount['role']): string =>
  SANDBOX_ACCOUNTS.find(({ role }) => role === wanted)?.phone ?? '';

/** Made-up applications are paid at the made-up bank. */
function openExamples({ db, clock }: Platform, needs: Needs, deps: OrderDeps, orders: OrdersService) {
  const { accounts, files, geo, payments, locks, desk } = needs;
  const bank = createSandboxBank(db, clock, '');
  const people = () =>
    transaction(db, async (tx) => ({
      owner: await accounts.findUser(tx, phoneOf('owner')),
      operator: await accounts.findUser(tx, phoneOf('operator')),
    }));
  const pay = (providerId: string) => bank.act(providerId, 'pay');
  const addressesAt: ExampleDeps['addressesAt'] = (caller, place) => geo.reverse(caller, place, 'ru');
  const origin = { requestId: 'examples', address: '127.0.0.1' };
  const checkCameras: ExampleDeps['checkCameras'] = async (caller, orderId, recorder) => {
    const sent = { ...SANDBOX_RECORDER, url: `${SANDBOX_RECORDER.url}${recorder}` };
    await needs.cameras.check(caller, { orderId, sent, origin, gone: new AbortController().signal });
    if (recorder === 'good') await needs.cameras.save(caller, { orderId, sent, origin });
  };
  return createOrderExamples({
    deps,
    addressesAt,
    orders,
    files,
    payments,
    pay,
    people,
    checkCameras,
    locks,
    desk,
    addPointPhotos: (ownerId, pictures) =>
      transaction(db, (tx) => giveSandboxPhotos(tx, { files }, ownerId, pictures)),
  });
}

/** Points belong to every sandbox, because people work at one; applications come where somebody looks. */
const seed = ({ db, clock, config }: Platform, { accounts, examples }: Needs) =>
  transaction(db, async (tx) => {
    await advisoryLock(tx, 'sandbox points');
    const ownerId = await accounts.findUser(tx, phoneOf('owner'));
    if (!ownerId) return;
    const workers = [
      [await accounts.findUser(tx, phoneOf('employee')), 'PERM_EMPLOYEE'],
      [await accounts.findUser(tx, phoneOf('manager')), 'PERM_FIRM_EMPLOYEE'],
      [await accounts.findUser(tx, phoneOf('auditor')), 'PERM_AUDITOR'],
    ] as const;
    const others = examples && {
      one: await accounts.findUser(tx, phoneOf('earlyOwner')),
      many: await accounts.findUser(tx, phoneOf('networkOwner')),
    };
    const people = { ownerId, workers, others: others || undefined };
    const first = await seedSandboxPoints(tx, { clock, accounts }, people);
    // Nobody starts a payment at a real bank for them.
    if (first && examples && !config.yookassa) await enqueue(tx, clock, { name: ORDER_EXAMPLES_JOB });
  });

/** Applications, and points as far as a move of one needs them. */
export function openOrders(platform: Platform, needs: Needs) {
  const { db, clock, log, http, texts, variants } = platform;
  const { accounts, files, geo, payments, locks } = needs;
  const readers = { camerasOf, lockOf, lockInfo: locks.infoOf };
  const orderNotifications = createOrderNotifications(needs.notifications, clock);
  const points = createPointDirectory(db);
  const caseDeps = { partnerFacts: createPartnerFacts(accounts), geo };
  const cases = createOrderCases(needs.reviews, caseDeps);
  const opening = createPointOpening({ clock, accounts, files, geo });
  const notifyOwner = orderNotifications.statusChanged;
  const transitions = { clock, payments, geo, opening, cases, locks, notifyOwner };
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
    appeals: needs.appeals,
    ownerOf: (at, userId) => ownerOf(caseDeps, at, userId),
    ownerParts: (at, userId) => partnerParts(accounts, at, userId),
    readers,
    transitions,
  };
  const orders = createOrdersService(deps);
  const options: OrderRoutesOptions = {
    texts,
    variants,
    describeTariff: (tariff, language, free) =>
      presentTariff(tariff, language, texts(language))
        .tariffDescription.filter(({ code }) => !free || code !== 'guaranteeFee')
        .map(({ text }) => text),
  };
  payments.registerSubject(createPaymentSubject(deps, orderNotifications, needs.reviews));
  needs.cameras.registerSubject(cameraSubject);
  locks.registerSubject({ ...createLockSubject(deps), refusalAt: refusalAt({ clock, accounts }) });
  files.registerPolicy(ORDER_FILES, createOrderFilePolicy(db));
  serveOrders(http, orders, options, platform);
  const { views } = orders;
  const subjectDeps = {
    ...caseDeps,
    db,
    files,
    geo,
    points,
    readers,
    views,
    transitions,
    notifications: orderNotifications,
    words: (language: Language) => wordsIn(language, options),
  };
  needs.reviews.register(createApplicationSubject(subjectDeps));
  // After applications: staff's cursors name the queues in the order of registration.
  needs.reviews.register(needs.appeals.subject);
  needs.appeals.register(createOrderAppeals({ geo, views, transitions }));
  needs.reviews.register(createActivationSubject(subjectDeps));
  needs.reviews.register(locks.reasons);
  const parts: FeatureParts = {
    personalData: [createOrdersPersonalData(deps)],
    jobs: {
      [DEADLINE_JOB]: orders.runDeadline,
      [ORDER_EXAMPLES_JOB]: openExamples(platform, needs, deps, orders),
      [RESUME_JOB]: () => resumeClocks(db, 'lost'),
    },
    cron: [{ name: RESUME_JOB, pattern: '*/10 * * * *' }],
    seed: async () => {
      await resumeClocks(db, 'all');
      if (platform.config.sandbox) await seed(platform, needs);
    },
  };
  return { parts, moves: orders.moves };
}
