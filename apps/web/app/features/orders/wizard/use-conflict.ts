import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { recordOfOrder } from './draft/order-wire.ts';
import type { Autosave } from './draft/use-autosave.ts';
import type { OrderForm } from './form/use-order-form.ts';

/** Another device changed the application: whose words stand is the person's to say. */
export function useConflict(saving: Autosave, form: OrderForm) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function settle(takeTheirs: boolean): Promise<void> {
    setBusy(true);
    try {
      const order = await saving.newest();
      if (!order) return;
      // Sent or deleted elsewhere: there is nothing left to fill in.
      if (!order.abilities.includes('edit')) return void navigate(`/lk/orders/${order.id}`);
      if (takeTheirs) form.replace(recordOfOrder(order));
      // The same words in a new record: the saving looks at them again.
      else form.change({});
    } catch (error) {
      notifyError(error, 'wizard.failed.save');
    } finally {
      setBusy(false);
    }
  }

  return { open: saving.state === 'conflict', busy, settle };
}
