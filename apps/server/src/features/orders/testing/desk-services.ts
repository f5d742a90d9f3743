import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTexts } from '@punkt/locales/server';
import { newDatabase, PATIENCE_MS } from '../../../../test/harness.ts';
import { createClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { createListener } from '../../../platform/database/listener.ts';
import { createDiskStorage } from '../../../platform/files/disk.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createSandboxGeocoder } from '../../../providers/geocoder/sandbox.ts';
import { loadTowns } from '../../../providers/geocoder/towns.ts';
import { createSandboxMail } from '../../../providers/mail/sandbox.ts';
import type { PaymentProvider } from '../../../providers/payments/port.ts';
import { createSandboxBank } from '../../../providers/payments/sandbox.ts';
import { createSandboxPush } from '../../../providers/push/sandbox.ts';
import { createAuthAdmin } from '../../auth/admin.ts';
import { createFilesService } from '../../files/service.ts';
import { createGeoService } from '../../geo/service.ts';
import { createNotificationsService } from '../../notifications/service.ts';
import { emailOf } from '../../owners/addresses-service.ts';
import { companyFactsOf } from '../../owners/company-facts-service.ts';
import { countriesOf } from '../../owners/countries-service.ts';
import { createPaymentsService } from '../../payments/service.ts';
import { createPointDirectory } from '../../points/service.ts';
import { createReviewAdmin } from '../../reviews/admin.ts';
import type { OrderDeps } from '../deps.ts';
import { createPaymentSubject } from '../payment-subject.ts';
import { createOrderCases } from '../review/case.ts';
import { createOrdersService } from '../service.ts';
import { createTelling } from '../telling.ts';

export type CleanUp = (work: () => Promise<void>) => void;

export interface DeskOptions {
  /** A second desk on the database of the first. */
  readonly url?: string;
  readonly poolSize?: number;
  /** In place of the bank of the sandbox, or around it. */
  readonly provider?: (bank: PaymentProvider) => PaymentProvider;
}

/** Applications with everything they lean on, on a real database. */
export async function openServices(cleanUp: CleanUp, options: DeskOptions = {}) {
  const log = createLog({ level: 'silent' });
  const url = options.url ?? (await newDatabase(cleanUp));
  const { db, pool } = openDatabase({ url, poolSize: options.poolSize ?? 8, log, waitMs: PATIENCE_MS });
  cleanUp(() => db.destroy());
  const folder = await mkdtemp(join(tmpdir(), 'punkt-desk-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const clock = createClock();
  const accounts = createAuthAdmin(clock);
  const bank = createSandboxBank(db, clock, '');
  const provider = options.provider?.(bank.provider) ?? bank.provider;
  const payments = createPaymentsService({ db, clock, log, provider, accounts, purpose: String, origin: '' });
  const towns = loadTowns();
  const listener = createListener(url, log, PATIENCE_MS);
  const geo = createGeoService({
    db,
    clock,
    log,
    listener,
    geocoder: createSandboxGeocoder(towns),
    towns,
    madeUpZones: true,
    points: async () => [],
  });
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    texts: serverTexts,
    accounts,
    mail: createSandboxMail(db, clock),
    push: createSandboxPush(db, clock),
    origin: 'https://punkt.example',
    companyEmail: emailOf,
  });
  const files = createFilesService({ db, clock, log, storage: createDiskStorage({ folder }) });
  const telling = createTelling(notifications, clock);
  const reviews = createReviewAdmin(clock);
  const cases = createOrderCases(reviews, { accounts, geo, companiesOf: companyFactsOf });
  const transitions = { clock, payments, geo, cases, tell: telling.tell };
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
    transitions,
  };
  const orders = createOrdersService(deps);
  payments.registerSubject(createPaymentSubject(deps, telling));
  return { url, db, pool, clock, accounts, deps, orders, payments, bank, geo, files, transitions };
}
