import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

export const furnitureQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('order', 'furniture', id),
    queryFn: ({ signal }) => api('GET /api/v4/order/:id/furniture', { params: { id } }, { signal }),
    meta: { shown: true },
  });

export const nearQuery = (id: string) =>
  queryOptions({
    queryKey: liveKey('order', 'near', id),
    queryFn: ({ signal }) =>
      api('GET /api/v2/pickpoint/order/pickpoint-information/list/:id', { params: { id } }, { signal }),
    meta: { shown: true },
  });
