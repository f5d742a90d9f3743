import type { CameraVerdict } from '@punkt/domain/cameras';
import { judgeCameras } from '@punkt/domain/cameras';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { createConcurrencyLimit } from '../../platform/files/concurrency-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import { createPersonLimit } from '../../platform/http/person-limit.ts';
import { type ReadSettings, readAnswerBefore, readSettings } from './camera-store.ts';
import { checkCameras, saveCameras } from './checking.ts';
import { type CameraDeps, type CameraServiceOptions, createCameraSubjectSlot } from './deps.ts';
import { resealSecrets } from './resealing.ts';
import type { CheckRow, StoredReport } from './tables.ts';
import { createVendors } from './vendors.ts';

export type { CameraSubject } from './deps.ts';

/** Somebody who puts their cameras right tries again and again, yet not every second. */
const CHECKS_PER_MINUTE = 10;
const AT_ONCE = 16;
const WAITING = 32;

/** The recorder of an application. */
export interface OrderCameras {
  /** What was entered last. */
  readonly current: ReadSettings | undefined;
  /** What activation counts on. */
  readonly saved: ReadSettings | undefined;
  /** The last answer of the current recorder before its last check. */
  readonly previous: CheckRow | undefined;
}

/** What activation and its review read. */
interface CamerasOfOrder {
  readonly isValidated: boolean;
  /** Null: saved and not checked since. */
  readonly checked: Date | null;
  readonly report: (StoredReport & CameraVerdict) | null;
  readonly vendor: string;
  readonly url: string;
}

/** The saved recorder of an application with its last check, or null where none is saved. */
export async function camerasOf(db: Database | Tx, orderId: number): Promise<CamerasOfOrder | null> {
  const saved = (await readSettings(db, orderId)).find(({ state }) => state === 'saved');
  if (!saved) return null;
  const { check, vendor_name: vendor, url } = saved;
  if (!check) return { isValidated: false, checked: null, report: null, vendor, url };
  const { cameras, trouble } = check.report;
  const report = { cameras, trouble, ...judgeCameras(cameras, trouble) };
  return { isValidated: report.isValidated, checked: check.checked, report, vendor, url };
}

export function createCamerasService(options: CameraServiceOptions) {
  const { db } = options;
  const slot = createCameraSubjectSlot();
  const deps: CameraDeps = {
    ...options,
    subject: slot.subject,
    limitPerson: createPersonLimit(options.clock, CHECKS_PER_MINUTE),
    slots: createConcurrencyLimit(AT_ONCE, WAITING),
  };

  const read = (caller: Caller, orderId: number): Promise<OrderCameras> =>
    transaction(db, async (tx) => {
      if (!(await deps.subject.activating(tx, caller.userId, orderId))) throw notFound();
      const settings = await readSettings(tx, orderId);
      const saved = settings.find(({ state }) => state === 'saved');
      const tried = settings.find(({ state }) => state === 'tried');
      const current = tried && (!saved || tried.at > saved.at) ? tried : saved;
      return {
        current,
        saved,
        previous: current?.check ? await readAnswerBefore(tx, current.check) : undefined,
      };
    });

  return {
    registerSubject: slot.register,
    vendors: createVendors(deps),
    check: (caller: Caller, asked: Parameters<typeof checkCameras>[2]) => checkCameras(deps, caller, asked),
    save: async (caller: Caller, asked: Parameters<typeof saveCameras>[2]): Promise<OrderCameras> => {
      await saveCameras(deps, caller, asked);
      return read(caller, asked.orderId);
    },
    read,
    reseal: () => resealSecrets(deps),
  };
}

export type CamerasService = ReturnType<typeof createCamerasService>;
