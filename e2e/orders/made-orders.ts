import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import type { CountryCode } from '@punkt/domain/country-code';
import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import { headersOf, newSurname } from '../support/cases.ts';
import type { Person } from '../support/journey.ts';
import { registerOwner } from '../support/owners.ts';
import { isForUs, nextNumber } from './support/places.ts';

/** The smallest picture there is: one grey point. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

const PICTURES: readonly FileType[] = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'clientAreaPhoto',
  'fittingRoomsPhoto',
  'btiDocument',
];

async function read<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** South, west, height and width of a town, and its name. */
const TOWNS: Partial<Record<CountryCode, readonly [number, number, number, number, string]>> = {
  GE: [41.69, 44.79, 0.05, 0.07, 'თბილისი'],
  BY: [53.86, 27.46, 0.08, 0.18, 'Минск'],
};
const townOf = (country: CountryCode) => TOWNS[country] ?? ([55.65, 37.45, 0.2, 0.35, 'Москва'] as const);

/** Journeys share one map: each takes the next place of a sequence that covers a town evenly and meets no place twice. */
function nextPlace(country: CountryCode) {
  const [south, west, height, width] = townOf(country);
  const number = nextNumber();
  const share = (step: number) => Number(((number * step) % 1).toFixed(6));
  return {
    latitude: south + share(0.754877666) * height,
    longitude: west + share(0.569840291) * width,
  };
}

/** An owner with applications made by calls, as the screens would: for journeys that begin later. */
export async function applicant(request: APIRequestContext, person: Person) {
  const { token } = await registerOwner(request, person, { lastName: newSurname() });
  return applicationsOf(request, token, person.country);
}

/** The same for an owner who is there already. */
export function applicationsOf(request: APIRequestContext, token: string, country: CountryCode) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async <Answer>(path: string, data: object = {}): Promise<Answer> =>
    read<Answer>(await request.post(path, { headers, data }));

  async function upload(type: FileType) {
    const entity_type = ENTITY_TYPES.order;
    const data = { uuid: randomUUID(), chunk_num: 0, total_size: PIXEL.length, chunk: PIXEL, entity_type };
    const { url } = await post<{ url: string }>('/api/v2/common/upload', data);
    return { url, type, isPublic: type !== 'btiDocument' };
  }
  let pictures: Promise<object[]> | undefined;
  /** Sent once: a file may stand in several applications of its owner. */
  const sentPictures = () => {
    pictures ??= Promise.all(PICTURES.map(upload));
    return pictures;
  };

  async function freePlace() {
    for (;;) {
      const place = nextPlace(country);
      const answer = await request.get('/api/v4/pickpoint/subsidy', { headers, params: place });
      const { subsidy_info } = await read<CallOutput<'GET /api/v4/pickpoint/subsidy'>>(answer);
      if (isForUs(subsidy_info)) return place;
    }
  }

  /** As far as the first step of the form: there is an address and nothing else. */
  const begun = async (change: object = {}): Promise<Order> =>
    post('/api/v2/pickpoint/order/add', {
      country,
      type_point: 'TYPE_POINT_8',
      city_name: townOf(country)[4],
      street: 'Садовая улица',
      house: String(randomInt(1, 200)),
      description: 'Вход со двора, вторая дверь слева от арки, домофон 12',
      locations: 'firstFloor',
      subsidy_hex_type: 'none',
      ...('latitude' in change ? {} : await freePlace()),
      ...change,
    });

  /** What the steps after the place ask for. */
  const rest = async () => ({
    area: 60,
    stock_area: 45,
    celling_height: 3,
    dressing_rooms_count: 2,
    timetable: { weekDays: DEFAULT_TIMETABLE },
    actual_urls: [
      { url: 'https://video.example/room', type: 'video', isPublic: false },
      ...(await sentPictures()),
    ],
  });

  /** Complete: it may be sent. */
  const draft = async (change: object = {}): Promise<Order> => begun({ ...(await rest()), ...change });

  /** The same of one whose place was typed into the form. */
  async function complete(id: string): Promise<Order> {
    const fields = await rest();
    const update = { ...fields, update_fields: Object.keys(fields) };
    return post(`/api/v2/pickpoint/order/${id}/update`, update);
  }

  /** Another place that the journey took may lie in the same cell. */
  async function send(id: string): Promise<Order> {
    const path = `/api/v2/pickpoint/order/${id}`;
    for (let tries = 0; ; tries += 1) {
      const answer = await request.post(`${path}/publish`, { headers, data: { confirm_warnings: true } });
      if (answer.status() !== 409 || tries > 20) return read<Order>(answer);
      const elsewhere = { ...(await freePlace()), subsidy_hex_type: 'none' };
      await post(`${path}/update`, { ...elsewhere, update_fields: Object.keys(elsewhere) });
    }
  }

  async function pay(id: string): Promise<void> {
    const { paymentUrl } = await post<{ paymentUrl: string }>('/api/v2/pickpoint/order/check/add', {
      pickpoint_order_id: id,
    });
    const [payment] = /[0-9a-f-]{36}/.exec(paymentUrl) ?? [];
    await read(await request.post(`/api/v4/sandbox/payments/${payment}`, { data: { action: 'pay' } }));
    await read(await request.get(`/api/v2/pickpoint/order/check/${id}`, { headers }));
  }

  /** Sent, and waiting for the fee where one is due. */
  const sent = async (change?: object): Promise<string> => (await send((await draft(change)).id)).id;
  const paid = async (change?: object): Promise<string> => {
    const id = await sent(change);
    await pay(id);
    return id;
  };
  const remove = (id: string) => post<Order>(`/api/v2/pickpoint/order/${id}/delete`);
  return { token, headers, post, upload, begun, draft, complete, send, sent, paid, remove };
}

/** Ends whatever an earlier try has left: a point moves to one place at a time. */
export async function endMoves(request: APIRequestContext, point: string): Promise<void> {
  const headers = await headersOf('owner');
  const list = await request.get('/api/v2/pickpoint/order/list?page_size=100', { headers });
  const { data } = await read<CallOutput<'GET /api/v2/pickpoint/order/list'>>(list);
  for (const { id, exPickPointId } of data) {
    if (exPickPointId !== point) continue;
    const order = await read<Order>(await request.get(`/api/v4/order/${id}`, { headers }));
    if (!order.abilities.includes('delete')) continue;
    await request.post(`/api/v2/pickpoint/order/${id}/delete`, { headers, data: {} });
  }
}

export interface Verdict {
  readonly decision:
    | 'accept'
    | 'remark'
    | 'decline'
    | 'remarkPayment'
    | 'activate'
    | 'remarkActivation'
    | 'approve';
  readonly comment?: string;
  readonly remarks?: readonly { readonly path: string; readonly message: string }[];
}

/** A lead takes an application and answers it; what waits for money is in nobody's queue. */
export async function decide(
  request: APIRequestContext,
  id: string,
  verdict: Verdict,
  kind: 'application' | 'activation' | 'lockReason' = 'application',
): Promise<void> {
  const headers = await headersOf('lead');
  const path = `/api/v2/manage/reviews/${kind}/${id}`;
  if (verdict.decision !== 'remarkPayment') await read(await request.post(`${path}/claim`, { headers }));
  await read(await request.post(`${path}/decide`, { headers, data: verdict }));
}

export async function writeAsStaff(request: APIRequestContext, id: string, message: string): Promise<void> {
  const headers = await headersOf('lead');
  await read(
    await request.post(`/api/v2/manage/reviews/application/${id}/messages`, { headers, data: { message } }),
  );
}
