import type { CameraSettings } from '@punkt/contract/cameras';
import { CAMERA_LIMITS, type Camera, type CameraTroubleReason, judgeCameras } from '@punkt/domain/cameras';
import { message } from '@punkt/domain/message';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { CameraTrouble, type FoundCamera } from '../../providers/cameras/port.ts';
import * as store from './camera-store.ts';
import { isSameAccess, type RecorderAccess, resolveAccess, sealCredentials } from './credentials.ts';
import type { CameraDeps } from './deps.ts';
import type { CheckRow, SettingsRow, StoredReport, VendorRow } from './tables.ts';
import { readVendor } from './vendor-store.ts';

/** Where a call came from, for the audit. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

/** A check, and the last answer of the same recorder before it. */
export interface CheckResult {
  readonly check: CheckRow;
  readonly previous: CheckRow | undefined;
}

/** Texts come from a device that anybody may have made. */
const toCamera = (found: FoundCamera): Camera => ({
  idCamera: found.id.slice(0, 200),
  name: found.name.replaceAll('\u0000', '').trim().slice(0, 200) || found.id.slice(0, 200),
  limitDays: found.archiveDays,
  status: found.isOnline ? 'online' : 'offline',
  archAvailability: found.hasArchive,
});

const MOST_CAMERAS = 200;

async function openActivating(deps: CameraDeps, tx: Tx, caller: Caller, orderId: number): Promise<void> {
  const order = await deps.subject.activating(tx, caller.userId, orderId);
  if (!order) throw notFound();
  if (!order.isActivating) throw new Failure('order_state');
}

async function offeredVendor({ sandbox }: CameraDeps, tx: Tx, id: number): Promise<VendorRow> {
  const vendor = await readVendor(tx, id);
  const isOffered = vendor?.active && (sandbox || vendor.protocol !== 'sandbox');
  if (vendor && isOffered) return vendor;
  throw invalid('vendor', message('validation.cameras.vendor'));
}

/** What a check or a saving is about: an own application on its way to activation, and a recorder that can be asked. */
async function prepare(deps: CameraDeps, tx: Tx, caller: Caller, orderId: number, sent: CameraSettings) {
  await openActivating(deps, tx, caller, orderId);
  const vendor = await offeredVendor(deps, tx, Number(sent.vendor));
  const settings = await store.readSettings(tx, orderId);
  return { vendor, settings, access: resolveAccess(deps.vault, vendor, sent, settings) };
}

async function askRecorder(
  { port, slots, longestMs = (CAMERA_LIMITS.answerSeconds - 1) * 1_000 }: CameraDeps,
  vendor: VendorRow,
  access: RecorderAccess,
  gone: AbortSignal,
): Promise<StoredReport> {
  // Waiting for a place counts as well: whoever waits in vain is answered in time, too.
  const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMs)]);
  const wanted = { ...access, allowsSelfSigned: vendor.allows_self_signed };
  try {
    const found = await slots(() => port.read(vendor.protocol, wanted, signal));
    return { cameras: found.slice(0, MOST_CAMERAS).map(toCamera), trouble: null };
  } catch (error) {
    if (gone.aborted) throw new Failure('request_timeout', { cause: error });
    if (!(error instanceof CameraTrouble)) throw error;
    return { cameras: [], trouble: error.reason satisfies CameraTroubleReason };
  }
}

function rowOf(deps: CameraDeps, state: SettingsRow['state'], caller: Caller, orderId: number) {
  return (access: RecorderAccess, checkId: number | null): SettingsRow => {
    const place = { order_id: orderId, state };
    const { keyId, box } = sealCredentials(deps.vault, place, access);
    const { vendorId, url, description } = access;
    return {
      ...place,
      owner_id: caller.userId,
      vendor_id: vendorId,
      url,
      description,
      key_id: keyId,
      box,
      at: deps.clock.now(),
      check_id: checkId,
    };
  };
}

/** Asks outside any transaction; the answer is kept with what was entered, so that a second try needs no password. */
export async function checkCameras(
  deps: CameraDeps,
  caller: Caller,
  {
    orderId,
    sent,
    origin,
    gone,
  }: { orderId: number; sent: CameraSettings; origin: Origin; gone: AbortSignal },
): Promise<CheckResult> {
  const { vendor, access } = await transaction(deps.db, (tx) => prepare(deps, tx, caller, orderId, sent));
  deps.limitPerson(caller.userId);
  const report = await askRecorder(deps, vendor, access, gone);
  const { isValidated } = judgeCameras(report.cameras, report.trouble);
  return transaction(deps.db, async (tx) => {
    // It may have been sent, or deleted, meanwhile.
    await openActivating(deps, tx, caller, orderId);
    const check = await store.insertCheck(tx, {
      order_id: orderId,
      owner_id: caller.userId,
      vendor_id: vendor.id,
      url: access.url,
      checked: deps.clock.now(),
      checked_by: caller.userId,
      is_validated: isValidated,
      report: JSON.stringify(report),
    });
    const saved = (await store.readSettings(tx, orderId)).find(({ state }) => state === 'saved');
    if (saved && isSameAccess(deps.vault, saved, access))
      await store.setCheck(tx, orderId, 'saved', check.id);
    else await store.writeSettings(tx, rowOf(deps, 'tried', caller, orderId)(access, check.id));
    await audit(tx, {
      at: deps.clock.now(),
      actorId: caller.userId,
      action: 'cameras.checked',
      subject: { kind: 'order', id: String(orderId) },
      ownerId: caller.userId,
      data: { vendor: vendor.name, isValidated, trouble: report.trouble },
      ...origin,
    });
    return { check, previous: await store.readAnswerBefore(tx, check) };
  });
}

/** Valid at once if these very data were checked last; else they wait for a check. */
export function saveCameras(
  deps: CameraDeps,
  caller: Caller,
  { orderId, sent, origin }: { orderId: number; sent: CameraSettings; origin: Origin },
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const { vendor, settings, access } = await prepare(deps, tx, caller, orderId, sent);
    const checked = settings
      .filter((row) => isSameAccess(deps.vault, row, access))
      .map(({ check_id }) => check_id ?? 0);
    const checkId = Math.max(0, ...checked) || null;
    await store.writeSettings(tx, rowOf(deps, 'saved', caller, orderId)(access, checkId));
    await audit(tx, {
      at: deps.clock.now(),
      actorId: caller.userId,
      action: 'cameras.saved',
      subject: { kind: 'order', id: String(orderId) },
      ownerId: caller.userId,
      data: { vendor: vendor.name },
      ...origin,
    });
  });
}
