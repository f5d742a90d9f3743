import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { GeoService } from '../features/geo/service.ts';
import { presentTariff } from '../features/geo/tariffs.ts';
import type { Notifier } from '../features/notifications/service.ts';
import type { OrderDeps } from '../features/orders/deps.ts';
import { createOrderExamples, type ExampleDeps, ORDER_EXAMPLES_JOB } from '../features/orders/examples.ts';
import { DEADLINE_JOB, resumeClocks } from '../features/orders/lifetimes.ts';
import { createPaymentSubject } from '../features/orders/payment-subject.ts';
import { createOrdersPersonalData } from '../features/orders/personal-data-service.ts';
import { createOrderFilePolicy, ORDER_FILES } from '../features/orders/policy.ts';
import { createOrderCases } from '../features/orders/review/case.ts';
import { createApplicationSubject } from '../features/orders/review/subject.ts';
import { type OrderRoutesOptions, serveOrders, wordsIn } from '../features/orders/routes.ts';
import { createOrdersService, type OrdersService } from '../features/orders/service.ts';
import { createTelling } from '../features/orders/telling.ts';
import { companyFactsOf } from '../features/owners/company-facts-service.ts';
import { countriesOf } from '../features/owners/countries-service.ts';
import type { PaymentsService } from '../features/payments/service.ts';
import { createPointsPersonalData } from '../features/points/personal-data-service.ts';
import { servePoints } from '../features/points/routes.ts';
import { seedSandboxPoints } from '../features/points/sandbox-service.ts';
import { createPointDirectory, createPointsService } from '../features/points/service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount } from '../features/sandbox/accounts.ts';
import { advisoryLock } from '../platform/database/advisory-lock.ts';
import { transaction } from '../platform/database/transaction.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { createSandboxBank } from '../providers/payments/sandbox.ts';
import type { House, Room } from './house.ts';

const RESUME_JOB = 'orders.resume';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly geo: GeoService;
  readonly payments: PaymentsService;
  readonly notifications: Notifier;
  readonly reviews: ReviewAdmin;
  /** Made-up applications for whoever looks around the sandbox, by a job. */
  readonly examples: boolean;
}

const phoneOf = (wanted: SandboxAccount['role']): string =>
  SANDBOX_ACCOUNTS.find(({ role }) => role === wanted)?.phone ?? '';

/** Made-up applications are paid at the made-up bank. */
function openExamples({ db, clock }: House, needs: Needs, deps: OrderDeps, orders: OrdersService) {
  const { accounts, files, geo, payments } = needs;
  const bank = createSandboxBank(db, clock, '');
  const people = () =>
    transaction(db, async (tx) => ({
      owner: await accounts.findUser(tx, phoneOf('owner')),
      operator: await accounts.findUser(tx, phoneOf('operator')),
    }));
  const pay = (providerId: string) => bank.act(providerId, 'pay');
  const addressesAt: ExampleDeps['addressesAt'] = (caller, place) => geo.reverse(caller, place, 'ru');
  return createOrderExamples({ deps, addressesAt, orders, files, payments, pay, people });
}

/** Points belong to every sandbox, because its employee works at one; applications come where somebody looks. */
const seed = ({ db, clock, config }: House, { accounts, examples }: Needs) =>
  transaction(db, async (tx) => {
    await advisoryLock(tx, 'sandbox points');
    const owner = await accounts.findUser(tx, phoneOf('owner'));
    if (!owner) return;
    const first = await seedSandboxPoints(tx, { clock, accounts }, owner);
    // Nobody starts a payment at a real bank for them.
    if (first && examples && !config.yookassa) await enqueue(tx, clock, { name: ORDER_EXAMPLES_JOB });
  });

/** Applications, and points as far as a move of one needs them. */
export function openOrders(house: House, needs: Needs) {
  const { db, clock, log, http, texts, variants } = house;
  const { accounts, files, geo, payments } = needs;
  const telling = createTelling(needs.notifications, clock);
  const points = createPointDirectory(db);
  const caseDeps = { accounts, geo, companiesOf: companyFactsOf };
  const cases = createOrderCases(needs.reviews, caseDeps);
  const transitions = { clock, payments, geo, cases, tell: telling.tell };
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
    transitions,
  };
  const orders = createOrdersService(deps);
  const options: OrderRoutesOptions = {
    texts,
    variants,
    describeTariff: (tariff, language) =>
      presentTariff(tariff, language, texts(language)).tariffDescription.map(({ text }) => text),
  };
  payments.registerSubject(createPaymentSubject(deps, telling));
  files.registerPolicy(ORDER_FILES, createOrderFilePolicy(db));
  serveOrders(http, orders, options, house);
  const { views } = orders;
  needs.reviews.register(
    createApplicationSubject({
      ...caseDeps,
      db,
      geo,
      points,
      views,
      transitions,
      telling,
      words: (language) => wordsIn(language, options),
    }),
  );
  servePoints(http, createPointsService({ db, accounts, movesOf: orders.movesOf }), house);
  const room: Room = {
    personalData: [createPointsPersonalData(db), createOrdersPersonalData(deps)],
    jobs: {
      [DEADLINE_JOB]: orders.strikeDeadline,
      [ORDER_EXAMPLES_JOB]: openExamples(house, needs, deps, orders),
      [RESUME_JOB]: () => resumeClocks(db, 'lost'),
    },
    cron: [{ name: RESUME_JOB, pattern: '*/10 * * * *' }],
    seed: async () => {
      await resumeClocks(db, 'all');
      if (house.config.sandbox) await seed(house, needs);
    },
  };
  return { room };
}
