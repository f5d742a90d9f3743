import { useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import type { Autosave } from './draft/use-autosave.ts';
import type { OrderForm } from './form/use-order-form.ts';

/** Who recommended us travels by a call of its own, once there is an order to name it in. */
export function useReferral(first: string, saving: Autosave, form: OrderForm) {
  const assigned = useRef(first.trim());
  return async (code: string): Promise<void> => {
    const referral_code = code.trim();
    if (referral_code === assigned.current || !(await saving.flush())) return;
    const id = saving.order()?.id;
    if (!id) return;
    try {
      await api('POST /api/v4/pickpoint/referral/:id/assign', { params: { id }, body: { referral_code } });
      assigned.current = referral_code;
    } catch (error) {
      const [told] = error instanceof ApiError ? error.errors : [];
      if (told) form.refuse({ referral_code: told.message }, false);
    }
  };
}
