import type { CallInput, CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { api } from '../../../lib/client.ts';
import { notify } from '../../../lib/notifications/store.ts';

export type Vendor = CallOutput<'GET /api/v2/manage/cameras/vendors'>['data'][number];
export type VendorWish = CallInput<'POST /api/v2/manage/cameras/vendors'>['body'];

export const vendorsQuery = queryOptions({
  queryKey: ['camera-vendors', 'all'],
  queryFn: ({ signal }) => api('GET /api/v2/manage/cameras/vendors', {}, { signal }),
  meta: { shown: true },
});

/** Adds a vendor, or changes one over the version that was seen. */
async function saveVendor(wish: VendorWish, known: Vendor | null): Promise<Vendor> {
  if (!known) return api('POST /api/v2/manage/cameras/vendors', { body: wish });
  const body = { ...wish, version: known.version };
  return api('POST /api/v2/manage/cameras/vendors/:id', { params: { id: known.id }, body });
}

export function useSaveVendor(known: Vendor | null, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: VendorWish) => saveVendor(wish, known),
    meta: { failed: 'cameraVendors.failed' },
    onSuccess: async () => {
      notify({ kind: 'success', title: { key: 'cameraVendors.saved' } });
      await queries.invalidateQueries({ queryKey: ['camera-vendors'] });
      onDone();
    },
    onError: async (error) => {
      if (!isConflict(error)) return;
      notify({ kind: 'warning', title: { key: 'cameraVendors.conflict' } });
      await queries.invalidateQueries(vendorsQuery);
      onDone();
    },
  });
}
