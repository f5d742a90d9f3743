import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { type Order, orderQuery } from '../order-queries.ts';

/** What every act has in common: the answer is the fresh order; whatever was refused, the screen may be old. */
function useFresh(id: string) {
  const queries = useQueryClient();
  return {
    keep: (order: Order) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      void queries.invalidateQueries({ queryKey: liveKey('order') });
      void queries.invalidateQueries({ queryKey: liveKey('payment') });
    },
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: liveKey('order') });
    },
  };
}

/** Sent: on to the payment where one is due, else back to the list. */
export function usePublish(id: string) {
  const navigate = useNavigate();
  const { keep, onError } = useFresh(id);
  return useMutation({
    mutationFn: (confirm_warnings: boolean) =>
      api('POST /api/v2/pickpoint/order/:id/publish', { params: { id }, body: { confirm_warnings } }),
    meta: { failed: 'orderPage.failed.publish' },
    onError,
    onSuccess: (order) => {
      keep(order);
      const pay = order.outlook.step === 'pay';
      notify({ kind: 'success', title: { key: pay ? 'orderPage.sent.pay' : 'orderPage.sent.review' } });
      void navigate(pay ? `/lk/payment/${id}` : '/lk/orders');
    },
  });
}

/** An approved application is deleted by answering that it will not be opened. */
export function useRemove({ id, abilities }: Order) {
  const { keep, onError } = useFresh(id);
  return useMutation({
    mutationFn: () =>
      abilities.includes('delete')
        ? api('POST /api/v2/pickpoint/order/:id/delete', { params: { id } })
        : api('POST /api/v4/order/open/confirm/:id', { params: { id }, query: { will_open: 'false' } }),
    meta: { failed: 'orderPage.failed.delete' },
    onError,
    onSuccess: (order) => {
      keep(order);
      notify({ kind: 'success', title: { key: 'orderPage.deleted.done' } });
    },
  });
}

export function useConfirmOpening(id: string) {
  const { keep, onError } = useFresh(id);
  return useMutation({
    mutationFn: () =>
      api('POST /api/v4/order/open/confirm/:id', { params: { id }, query: { will_open: 'true' } }),
    meta: { failed: 'orderPage.failed.confirm' },
    onError,
    onSuccess: (order) => {
      keep(order);
      notify({ kind: 'success', title: { key: 'orderPage.confirmed.done' } });
    },
  });
}

/** Objects to the last decision. */
export function useAppeal(id: string) {
  const { keep, onError } = useFresh(id);
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v4/order/:id/appeal', { params: { id }, body: { reason } }),
    meta: { failed: 'orderPage.failed.appeal' },
    onError,
    onSuccess: (order) => {
      keep(order);
      notify({ kind: 'success', title: { key: 'orderPage.appeal.done' } });
    },
  });
}

/** What keeps an application from being sent, where that is what the server said. */
export const problemsOf = (error: unknown): readonly { path: string; message: string }[] =>
  error instanceof ApiError && error.code === 'validation_failed' ? error.errors : [];
