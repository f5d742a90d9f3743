import type { OrderRecord } from '@punkt/domain/order-record';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/client.ts';
import type { Saved } from '../../../lib/forms/draft-saver.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import type { Order } from '../order-queries.ts';
import { keepOurs, onlyFilesDiffer, savedOf } from './draft/order-draft.ts';
import type { OrderDraft } from './draft/use-order-draft.ts';
import type { OrderForm } from './form/use-order-form.ts';

const isOpen = ({ abilities }: Order): boolean =>
  abilities.some((event) => event === 'edit' || event === 'editActivation');

/** Another device changed the application: whose words stand is the person's to say, as long as there is anything to say. */
export function useConflict(saving: OrderDraft, form: OrderForm) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const halted = saving.state === 'conflict';

  const newest = (id: string): Promise<Order> => api('GET /api/v4/order/:id', { params: { id } });

  /** Sent or deleted elsewhere: nothing is left to fill in, and a question would pretend otherwise. */
  function leave({ id, deleted }: Order): void {
    saving.forget();
    notify({
      kind: 'info',
      title: { key: deleted ? 'wizard.gone.deleted' : 'wizard.gone.sent' },
      seconds: 10,
    });
    void navigate(`/lk/orders/${id}`, { replace: true });
  }

  /** What was changed here is sent again; what only the other one filled in is shown here too. */
  function goOn(base: Saved<OrderRecord>, order: Order): void {
    const theirs = savedOf(order);
    saving.adopt(theirs);
    form.change(keepOurs(base.record, form.latest(), theirs.record));
  }

  const look = useEffectEvent(async () => {
    const base = saving.saved();
    // Without an answer the question is asked nevertheless: whatever is chosen looks again.
    const order = base && (await newest(base.id).catch(() => undefined));
    if (order && !isOpen(order)) leave(order);
    else if (base && order && onlyFilesDiffer(base.record, savedOf(order).record)) goOn(base, order);
    else setAsks(true);
  });

  useEffect(() => {
    if (halted) void look();
    else setAsks(false);
  }, [halted]);

  async function resolve(takeTheirs: boolean): Promise<void> {
    setBusy(true);
    try {
      const base = saving.saved();
      if (!base) return;
      const order = await newest(base.id);
      if (!isOpen(order)) return leave(order);
      if (!takeTheirs) return goOn(base, order);
      const theirs = savedOf(order);
      saving.adopt(theirs);
      form.replace(theirs.record);
    } catch (error) {
      notifyError(error, 'wizard.failed.save');
    } finally {
      setBusy(false);
    }
  }

  return { open: halted && asks, busy, settle: resolve };
}
