import { useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import type { OrderDraft } from './draft/use-order-draft.ts';
import type { OrderForm } from './form/use-order-form.ts';

/** Who recommended us travels by a call of its own, once there is an order to name it in. */
export function useReferral(known: string, saving: OrderDraft, form: OrderForm) {
  const assigned = useRef(known);
  return async (code: string): Promise<void> => {
    const referral_code = code.trim();
    if (referral_code === assigned.current) return;
    // There may be no order yet. What else is still to be saved does not matter here: the next step has begun meanwhile.
    await saving.flush();
    try {
      const named = await saving.between((id) =>
        api('POST /api/v4/pickpoint/referral/:id/assign', { params: { id }, body: { referral_code } }),
      );
      if (named) assigned.current = referral_code;
    } catch (error) {
      const [told] = error instanceof ApiError ? error.errors : [];
      if (told) form.refuse({ referral_code: told.message }, false);
    }
  };
}
