import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/client.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { keepOurs, savedOf } from './draft/order-draft.ts';
import type { OrderDraft } from './draft/use-order-draft.ts';
import type { OrderForm } from './form/use-order-form.ts';

/** Another device changed the application: whose words stand is the person's to say. */
export function useConflict(saving: OrderDraft, form: OrderForm) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function resolve(takeTheirs: boolean): Promise<void> {
    setBusy(true);
    try {
      const base = saving.saved();
      if (!base) return;
      const { id } = base;
      const order = await api('GET /api/v4/order/:id', { params: { id } });
      const newest = savedOf(order);
      saving.adopt(newest);
      // Sent or deleted elsewhere: there is nothing left to fill in.
      if (!order.abilities.some((event) => event === 'edit' || event === 'editActivation'))
        return void navigate(`/lk/orders/${order.id}`);
      if (takeTheirs) form.replace(newest.record);
      // What was changed here is sent again; what only the other one filled in is shown here too.
      else form.change(keepOurs(base.record, form.latest(), newest.record));
    } catch (error) {
      notifyError(error, 'wizard.failed.save');
    } finally {
      setBusy(false);
    }
  }

  return { open: saving.state === 'conflict', busy, settle: resolve };
}
