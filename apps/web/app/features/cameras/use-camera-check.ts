import { CAMERA_FIELDS, type CameraForm, checkCameraForm } from '@punkt/domain/cameras';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { liveKey } from '../../lib/account/live-keys.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { useRecord, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import {
  type CameraReportData,
  camerasQuery,
  type KeptCameras,
  type OfferedVendor,
  type OrderCameras,
} from './camera-queries.ts';

/** The server answers within ten seconds; beyond this there is no connection to it. */
const NO_ANSWER_MS = 20_000;

const blank = (kept: KeptCameras | null): CameraForm => ({
  vendor: kept?.vendor ?? null,
  url: kept?.url ?? '',
  login: '',
  password: '',
  token: '',
  description: kept?.description ?? '',
});

const NO_SECRETS = { login: '', password: '', token: '' } as const;

/** The form of a recorder, and its check: one at a time, and it may be cancelled. */
export function useCameraCheck(orderId: string, cameras: OrderCameras, vendors: readonly OfferedVendor[]) {
  const queries = useQueryClient();
  const kept = cameras.data;
  const [initial] = useState(() => blank(kept));
  const vendorOf = ({ vendor }: CameraForm) => vendors.find(({ id }) => id === vendor);
  /** Secrets are kept for one vendor and one address; for another they are asked for again. */
  const keptFor = ({ vendor, url }: CameraForm) => {
    const same = kept !== null && kept.vendor === vendor && kept.url === url.trim();
    return {
      login: same && kept.hasLogin,
      password: same && kept.hasPassword,
      token: same && kept.hasToken,
    };
  };
  const form = useRecordForm(useRecord(initial), {
    table: CAMERA_FIELDS,
    check: (record) => checkCameraForm(record, vendorOf(record)?.hasToken ?? false, keptFor(record)),
  });
  const [phase, setPhase] = useState<'still' | 'checking' | 'saving'>('still');
  const [attention, setAttention] = useState<CameraReportData | null>(null);
  /** Counts savings: the screen shows each where it can be seen. */
  const [savings, setSavings] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const refused = (error: unknown, title: 'cameras.failed.check' | 'cameras.failed.save'): void => {
    if (error instanceof ApiError && error.code === 'validation_failed')
      form.refuse(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    else if (error instanceof ApiError && error.status === 409)
      void queries.invalidateQueries({ queryKey: liveKey('order', 'one', orderId) });
    notifyError(error, title);
  };

  const sent = () => {
    const { vendor, ...rest } = form.latest();
    return { ...rest, vendor: vendor ?? '' };
  };

  const readAgain = () => queries.fetchQuery({ ...camerasQuery(orderId), staleTime: 0 }).catch(() => null);

  async function save(): Promise<void> {
    setPhase('saving');
    try {
      const saved = await api('POST /api/v2/order/cameras/:orderId', { params: { orderId }, body: sent() });
      queries.setQueryData(camerasQuery(orderId).queryKey, saved);
      form.change(NO_SECRETS);
      setSavings((count) => count + 1);
    } catch (error) {
      refused(error, 'cameras.failed.save');
      await readAgain();
    } finally {
      setPhase('still');
    }
  }

  /** What came of it is read again: the server keeps what was entered, so that a second check needs no password. */
  async function judge(report: CameraReportData): Promise<void> {
    if (report.isValidated) return save();
    setAttention(report);
    if ((await readAgain()) && report.trouble === null) form.change(NO_SECRETS);
  }

  async function check(): Promise<void> {
    if (phase !== 'still' || !form.tryOn()) return;
    const leaving = new AbortController();
    const late = AbortSignal.timeout(NO_ANSWER_MS);
    running.current = leaving;
    setPhase('checking');
    try {
      const body = { ...sent(), external_pickpoint_id: orderId };
      const signal = AbortSignal.any([leaving.signal, late]);
      const report = await api('POST /api/promo/cameras/validate/check', { body }, { signal });
      await judge(report);
    } catch (error) {
      if (leaving.signal.aborted) return;
      refused(late.aborted ? new NetworkError('', { cause: error }) : error, 'cameras.failed.check');
    } finally {
      if (!leaving.signal.aborted) setPhase('still');
    }
  }

  return {
    form,
    phase,
    savings,
    attention,
    closeAttention: () => setAttention(null),
    check,
    save,
    cancel(): void {
      running.current?.abort();
      setPhase('still');
      notify({ kind: 'info', title: { key: 'cameras.check.cancelled' } });
    },
    vendor: vendorOf(form.record),
    kept: keptFor(form.record),
  };
}

export type CameraCheck = ReturnType<typeof useCameraCheck>;
