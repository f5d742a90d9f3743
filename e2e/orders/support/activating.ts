import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import type { FileType } from '@punkt/domain/files';
import { type applicationsOf, decide } from '../made-orders.ts';

type Applications = ReturnType<typeof applicationsOf>;

const NEW_FILES: readonly FileType[] = [
  'warehouseAreaPhoto',
  'surveillancePhoto',
  'bracketPhoto',
  'leaseDocument',
];

/** The calls that lead from an approved application to an open point, for journeys that begin in the middle. */
export function activatingOf(request: APIRequestContext, { post, upload, headers }: Applications) {
  const orderOf = async (id: string): Promise<Order> =>
    (await request.get(`/api/v4/order/${id}`, { headers })).json();

  /** Approved, and its owner said that they will open. */
  async function approve(id: string): Promise<string> {
    await decide(request, id, { decision: 'accept' });
    await post(`/api/v4/order/open/confirm/${id}?will_open=true`);
    return id;
  }

  /** A recorder of the sandbox that answers well. */
  async function cameras(id: string): Promise<void> {
    const answer = await request.get('/api/v2/manage/camera/token/vendor/list?country=RU', { headers });
    const { data } = (await answer.json()) as CallOutput<'GET /api/v2/manage/camera/token/vendor/list'>;
    const vendor = data.find(({ protocol }) => protocol === 'sandbox')?.id;
    const recorder = {
      vendor,
      url: 'https://cameras.sandbox.example/good',
      login: 'admin',
      password: 'secret',
    };
    await post('/api/promo/cameras/validate/check', { ...recorder, external_pickpoint_id: id });
    await post(`/api/v2/order/cameras/${id}`, recorder);
  }

  const reason = (id: string) =>
    post('/api/v2/pickpoint-order/elock/set-reason', {
      pickpoint_order_id: id,
      reason: 'unsuitableDoor',
      description: 'Дверь стеклянная, врезать замок некуда',
      photos: [],
    });

  /** Why there is no lock, accepted by a lead. */
  async function noLock(id: string): Promise<void> {
    await reason(id);
    await decide(request, id, { decision: 'approve' }, 'lockReason');
  }

  /** What the second step asks for, without the numbers of Belarus. */
  async function rest(id: string, change: object = {}): Promise<void> {
    const { photos, videos, documents } = await orderOf(id);
    const kept = [...photos, ...videos, ...documents].map(({ url, type, isPublic }) => ({
      url,
      type,
      isPublic,
    }));
    const fields = {
      actual_urls: [...kept, ...(await Promise.all(NEW_FILES.map(upload)))],
      signboard_size: '400',
      signboard_format: 'new',
      fine_acknowledged: true,
      ...change,
    };
    await post(`/api/v2/pickpoint/order/${id}/update`, { ...fields, update_fields: Object.keys(fields) });
  }

  const ready = (id: string) => post<Order>(`/api/v2/pickpoint/order/${id}/ready-activate`, { id });

  /** All of it: an open point comes out, and its number is answered. */
  async function open(id: string): Promise<string> {
    await approve(id);
    await cameras(id);
    await noLock(id);
    await rest(id);
    await ready(id);
    await decide(request, id, { decision: 'activate' }, 'activation');
    return String((await orderOf(id)).pickpointId);
  }

  return { orderOf, approve, cameras, reason, noLock, rest, ready, open };
}
