import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { api } from '../../lib/client.ts';

export type OrderCameras = CallOutput<'GET /api/v2/order/cameras/:orderId'>;
export type KeptCameras = NonNullable<OrderCameras['data']>;
export type CameraReportData = CallOutput<'POST /api/promo/cameras/validate/check'>;
export type OfferedVendor = CallOutput<'GET /api/v2/manage/camera/token/vendor/list'>['data'][number];

export const offeredVendorsQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['camera-vendors', 'offered', country],
    queryFn: ({ signal }) =>
      api('GET /api/v2/manage/camera/token/vendor/list', { query: { country } }, { signal }),
    meta: { failed: 'cameras.failed.vendors', shown: true },
  });

export const camerasQuery = (orderId: string) =>
  queryOptions({
    queryKey: liveKey('order', 'cameras', orderId),
    queryFn: ({ signal }) => api('GET /api/v2/order/cameras/:orderId', { params: { orderId } }, { signal }),
    meta: { failed: 'cameras.failed.read', shown: true },
  });
