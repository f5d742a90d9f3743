import { type OrderProblems, orderWarnings } from '@punkt/domain/order-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { clearArrival } from '../../../lib/arrival.ts';
import { api } from '../../../lib/client.ts';
import type { TextKey } from '../../../lib/i18n.tsx';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { placedProblems } from './draft/order-draft.ts';
import type { OrderDraft } from './draft/use-order-draft.ts';
import type { OrderForm } from './form/use-order-form.ts';

interface Parts {
  readonly form: OrderForm;
  readonly saving: OrderDraft;
  readonly slot: string;
  /** Opens the step of the first problem. */
  readonly sendBack: (problems: OrderProblems) => void;
}

const none: OrderProblems = {};

/** What the person is asked about before it is sent. */
interface Question {
  readonly warnings: OrderProblems;
  /** What staff remarked on and nobody has changed. */
  readonly remarks: OrderProblems;
}

function complain(key: TextKey, kind: 'error' | 'warning' = 'error'): void {
  notify({ kind, title: { key: 'wizard.failed.publish' }, text: { key } });
}

/** The last step: it is asked, everything is saved, and the application is sent. */
export function usePublish({ form, saving, slot, sendBack }: Parts) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  const problemsOf = ({ code, message, errors }: ApiError): OrderProblems =>
    code === 'zone_taken' ? { latitude: message } : placedProblems(errors, form.latest().actual_urls);

  function refused(error: unknown): void {
    const told = error instanceof ApiError ? problemsOf(error) : none;
    // The catalogue says nothing of a proxy between two versions; whoever has pressed «send» must see it.
    if (error instanceof ApiError && error.status === 502) complain('notifications.default.server');
    else if (Object.keys(told).length === 0) notifyError(error, 'wizard.failed.publish');
    else if (error instanceof ApiError && error.data.warnings) setQuestion({ warnings: told, remarks: none });
    else sendBack(told);
  }

  async function send(confirm_warnings: boolean): Promise<void> {
    if (!(await saving.flush())) return complain('wizard.failed.unsaved');
    const id = saving.saved()?.id ?? '';
    const order = await api('POST /api/v2/pickpoint/order/:id/publish', {
      params: { id },
      body: { confirm_warnings },
    });
    saving.forget();
    clearArrival();
    void client.invalidateQueries({ queryKey: liveKey('order') });
    if (order.status === 'ORDER_WAITING_QR_CODE_PAYMENT') return void (await navigate(`/lk/payment/${id}`));
    notify({
      kind: 'success',
      title: { key: 'wizard.sent' },
      text: { key: 'wizard.sent.text', params: { id } },
    });
    await navigate('/lk/orders');
  }

  async function publish(confirmed: boolean): Promise<void> {
    setQuestion(null);
    setBusy(true);
    await send(confirmed).catch(refused);
    setBusy(false);
  }

  return {
    busy,
    question,
    /** A file on its way is neither here nor missing: says so. */
    async mustWait(): Promise<boolean> {
      // Here already, with the fields of the step; the steps before it do without.
      const { hasUploads } = await import('../../../lib/uploads/uploads.ts');
      const waits = hasUploads(slot);
      if (waits) complain('wizard.failed.uploading', 'warning');
      return waits;
    },
    /** Always: afterwards nothing can be changed, and in Russia a day to pay begins. */
    ask: (): void => setQuestion({ warnings: orderWarnings(form.latest()), remarks: form.remarks }),
    confirm: () => publish(Object.keys(question?.warnings ?? none).length > 0),
    decline: (): void => setQuestion(null),
  };
}
