import type { Order } from '@punkt/contract/order-data';
import { ACTIVATION_FIELDS, checkActivation } from '@punkt/domain/activation';
import { fittedOrder, ORDER_FIELDS, type OrderRecord } from '@punkt/domain/order-record';
import type { Problems } from '@punkt/domain/record-table';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { sendOrAsk } from '../../../lib/account/send-or-ask.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import type { Saved } from '../../../lib/forms/draft-saver.ts';
import { isNewer, type LocalDraft, localDrafts } from '../../../lib/forms/local-drafts.ts';
import { changedFields } from '../../../lib/forms/record-values.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useRecord } from '../../../lib/forms/use-record-form.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { hasUploads } from '../../../lib/uploads/uploads.ts';
import { draftName, orderWire, placedProblems, savedOf } from '../wizard/draft/order-draft.ts';
import { useOrderForm } from '../wizard/form/use-order-form.ts';
import { useConflict } from '../wizard/use-conflict.ts';

const local = localDrafts<LocalDraft<OrderRecord>>('activation', ['phone']);

interface Opened {
  readonly saved: Saved<OrderRecord>;
  readonly record: OrderRecord;
  /** What the remarks were about: a value that is another answers its remark. */
  readonly begun: OrderRecord;
}

/** The server's words, unless this browser holds newer ones of the activation. */
function opened(userId: string, order: Order): Opened {
  const saved = savedOf(order);
  const kept = local.read(draftName(userId, order.id));
  const own = kept?.sending === true && Number(kept.version) + 1 === saved.version;
  if (!kept || !isNewer(kept, saved.version, own))
    return { saved, record: saved.record, begun: saved.record };
  const typed = fittedOrder(kept.record, saved.record);
  const newer = kept.unsent === false ? [] : ACTIVATION_FIELDS.map((field) => [field, typed[field]]);
  return {
    saved,
    record: { ...saved.record, ...Object.fromEntries(newer) },
    begun: fittedOrder(kept.begun, saved.record),
  };
}

/** Which half of the sending failed: whoever reads it knows what is kept, and presses again. */
type Failed = 'update' | 'ready';

/** Everything but the cameras: kept while it is filled in, on this device and the server; then updated and marked ready. */
export function useActivation(userId: string, order: Order) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [start] = useState(() => opened(userId, order));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  /** What stands on other screens: cameras and lock. */
  const [elsewhere, setElsewhere] = useState<Problems>({});
  const store = useRecord(start.record, start.begun);
  const remarks = useMemo(() => placedProblems(order.remarks), [order]);
  const form = useOrderForm(store, checkActivation, remarks);
  const slot = `${userId}/activation/${order.id}`;
  const [options] = useState(() => ({
    wire: orderWire(order.id, undefined, ACTIVATION_FIELDS),
    place: {
      write: (draft: LocalDraft<OrderRecord>) => local.write(draftName(userId, order.id), draft),
      forget: () => local.forget(draftName(userId, order.id)),
    },
    saved: start.saved,
    restored: changedFields(ORDER_FIELDS, start.record, start.saved.record).length > 0,
  }));
  const saving = useDraft<OrderRecord>(options, {
    record: form.record,
    latest: form.latest,
    begun: form.begun,
    fields: ACTIVATION_FIELDS,
    refusals: form.refusals,
    complete: true,
    onRefused: (problems, error) => {
      form.refuse(problems, false);
      if (Object.keys(problems).length === 0) notifyError(error, 'wizard.failed.save');
    },
  });

  function refused(error: unknown): void {
    setFailed('ready');
    const told = error instanceof ApiError ? placedProblems(error.errors, form.latest().actual_urls) : {};
    const { cameras, lock, ...here } = told;
    setElsewhere({ ...(cameras && { cameras }), ...(lock && { lock }) });
    if (Object.keys(here).length > 0) form.refuse(here, true);
    if (Object.keys(told).length === 0) notifyError(error, 'activation.failed.ready');
  }

  async function send(): Promise<void> {
    if (!(await saving.flush())) return setFailed('update');
    const { owner_gln, pickpoint_gln, mol_name } = form.latest();
    const { id } = order;
    await sendOrAsk(
      () =>
        api('POST /api/v2/pickpoint/order/:id/ready-activate', {
          params: { id },
          body: { id, owner_gln, pickpoint_gln, mol_name },
        }),
      async () =>
        (await api('GET /api/v4/order/:id', { params: { id } })).status === 'ORDER_PICKPOINT_READY_ACTIVATE',
    );
    saving.forget();
    void client.invalidateQueries({ queryKey: liveKey('order') });
    notify({ kind: 'success', title: { key: 'activation.sent' } });
    await navigate(`/lk/orders/${id}`);
  }

  return {
    form,
    saving,
    slot,
    busy,
    failed,
    elsewhere,
    conflict: useConflict(saving, form),
    submit: async (): Promise<void> => {
      if (busy) return;
      setFailed(null);
      // A file on its way is neither here nor missing.
      if (hasUploads(slot))
        return void notify({ kind: 'warning', title: { key: 'wizard.failed.uploading' } });
      if (!form.tryOn()) return;
      setBusy(true);
      await send()
        .catch(refused)
        .finally(() => setBusy(false));
    },
  };
}
