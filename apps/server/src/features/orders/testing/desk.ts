import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@punkt/domain/country-code';
import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import type { OrderActor, OrderEvent } from '@punkt/domain/order-machine';
import type { OrderFields } from '@punkt/domain/order-record';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { DEFAULT_TIMETABLE } from '@punkt/domain/timetable';
import type { Tx } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { phonePhoto } from '../../../platform/files/testing/pictures.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { insertCompany } from '../../owners/company-store.ts';
import { insertPoint } from '../../points/point-store.ts';
import { lockOrder } from '../order-store.ts';
import type { OrderRow } from '../tables.ts';
import { type StatusChange, transition } from '../transition.ts';
import { type CleanUp, type DeskOptions, openServices } from './desk-services.ts';
import { nextPlace } from './stage.ts';

type Fields = OrderFields & { readonly country: CountryCode };

export const DAY = 86_400;
export const HOUR = 3_600;

const callerOf = (userId: string): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles: [],
});

const PICTURES: readonly FileType[] = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'clientAreaPhoto',
  'fittingRoomsPhoto',
  'btiDocument',
];

/** Applications with all their dependencies but no job runner: time passes when a test says so. */
export async function openDesk(cleanUp: CleanUp, options: DeskOptions = {}) {
  const services = await openServices(cleanUp, options);
  const {
    url,
    db,
    pool,
    clock,
    accounts,
    deps,
    orders,
    payments,
    bank,
    geo,
    files,
    locks,
    transitions,
    staff,
  } = services;

  let phones = 79_180_000_000 + Math.floor(Math.random() * 9_000_000);

  async function newOwner(country: CountryCode = 'RU'): Promise<Caller> {
    phones += 1;
    const now = clock.now();
    const id = await transaction(db, async (tx) => {
      const userId = await accounts.ensureUser(tx, String(phones), 'RU');
      await accounts.change(tx, userId, { owner_status: 'accepted' });
      await insertCompany(tx, {
        ...sampleOwner('GE').requisites_data,
        tax_files: [],
        id: randomUUID(),
        owner_id: userId,
        country,
        org_type: 'ip',
        inn: String(phones),
        tax_type: 'usn',
        requested_tax_type: null,
        tax_check_status: 'none',
        personal_info_accepted: now,
        unverified: false,
        created: now,
        updated: now,
      });
      return userId;
    });
    return callerOf(id);
  }

  /** A free place that nobody at this desk has had. */
  async function newPlace(country: 'RU' | 'GE' = 'RU') {
    for (;;) {
      const place = nextPlace(country);
      const { kind, reserved } = await geo.zoneAt(db, place.latitude, place.longitude);
      if (kind !== 'grey' && !reserved) return place;
    }
  }

  const filesOf = new Map<string, NonNullable<Fields['actual_urls']>>();

  /** Sent once; they may stand in all applications of a person. */
  async function someFiles(caller: Caller) {
    const known = filesOf.get(caller.userId);
    if (known) return known;
    const sent: Array<{ url: string; type: FileType; isPublic: boolean }> = [
      { url: 'https://video.example/room', type: 'video', isPublic: false },
    ];
    for (const type of PICTURES) {
      const chunk = (await phonePhoto()).toString('base64');
      const slice = { uuid: randomUUID(), num: 0, totalSize: chunk.length, chunk, name: '' };
      const whose = { entityType: ENTITY_TYPES.order, entityId: null };
      const { url: address } = await files.receive(caller, { ...slice, ...whose });
      sent.push({ url: address ?? '', type, isPublic: type !== 'btiDocument' });
    }
    filesOf.set(caller.userId, sent);
    return sent;
  }

  async function draft(caller: Caller, change: Partial<Fields> = {}): Promise<OrderRow> {
    const country = change.country ?? 'RU';
    const place = change.latitude === undefined ? await newPlace(country === 'GE' ? 'GE' : 'RU') : {};
    const fields: Fields = {
      country,
      type_point: 'TYPE_POINT_8',
      city_name: 'Москва',
      street: 'Садовая улица',
      house: '1',
      description: 'Вход со двора, вторая дверь слева от арки, домофон 12',
      locations: 'firstFloor',
      subsidy_hex_type: 'none',
      area: 60,
      stock_area: 45,
      celling_height: 3,
      dressing_rooms_count: 2,
      timetable: { weekDays: DEFAULT_TIMETABLE },
      ...place,
      ...change,
      actual_urls: change.actual_urls ?? (await someFiles(caller)),
    };
    return (await orders.add(caller, { fields, clientUuid: null })).order;
  }

  const sent = async (caller: Caller, change?: Partial<Fields>): Promise<OrderRow> =>
    (await orders.publish(caller, (await draft(caller, change)).id, true)).order;

  const startPaying = async (caller: Caller, id: number): Promise<string> => {
    const { attempt } = await payments.start(caller, id);
    return attempt?.provider_id ?? '';
  };

  async function pay(caller: Caller, id: number): Promise<OrderRow> {
    await bank.act(await startPaying(caller, id), 'pay');
    await payments.readBack(id);
    return read(id);
  }

  const applyEventIn = async (
    tx: Tx,
    id: number,
    event: OrderEvent,
    by: OrderActor,
    more: Partial<StatusChange> = {},
  ) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`no order ${id}`);
    return transition(tx, transitions, order, { event, by, ...more });
  };
  const applyEvent = (id: number, event: OrderEvent, by: OrderActor, more: Partial<StatusChange> = {}) =>
    transaction(db, (tx) => applyEventIn(tx, id, event, by, more));

  const query = (text: string, values: unknown[] = []) => pool.query(text, values).then(({ rows }) => rows);

  const read = async (id: number): Promise<OrderRow> => {
    const found = await transaction(db, (tx) => lockOrder(tx, id));
    if (!found) throw new Error(`no order ${id}`);
    return found;
  };

  return {
    url,
    db,
    clock,
    deps,
    orders,
    payments,
    bank,
    geo,
    files,
    locks,
    accounts,
    staff,
    newOwner,
    newPlace,
    someFiles,
    draft,
    sent,
    startPaying,
    pay,
    applyEvent,
    /** In a transaction that the test ends as it likes. */
    applyEventIn,
    read,
    query,
    pass: (seconds: number) => clock.set(clock.offsetSeconds() + seconds),
    /** As the job does it. */
    strike: (orderId: number, event: string, tries = 0) => orders.runDeadline({ orderId, event, tries }),
    /** Sent and, where a fee is due, paid. */
    created: async (caller: Caller, change?: Partial<Fields>): Promise<OrderRow> => {
      const order = await sent(caller, change);
      return order.status === 'ORDER_CREATED' ? order : pay(caller, order.id);
    },
    historyOf: async (id: number): Promise<string[]> =>
      (await query('select event, actor from order_history where order_id = $1 order by id', [id])).map(
        ({ event, actor }) => `${actor} ${event}`,
      ),
    noticesOf: async (caller: Caller): Promise<string[]> =>
      (await query('select kind from notifications where user_id = $1 order by id', [caller.userId])).map(
        ({ kind }) => String(kind),
      ),
    jobsOf: (id: number): Promise<Array<{ event: string; at: Date }>> =>
      query(
        `select (payload->>'event') as event, run_at as at from graphile_worker._private_jobs
         where payload->>'orderId' = $1 order by run_at`,
        [String(id)],
      ) as Promise<Array<{ event: string; at: Date }>>,
    addPoint: async (ownerId: string, place: { latitude: number; longitude: number }, isActive = true) =>
      transaction(db, (tx) =>
        insertPoint(tx, {
          external_id: 'PVZ',
          owner_id: ownerId,
          name: 'Пункт',
          address: 'Москва, Садовая улица, 1',
          country: 'RU',
          ...place,
          is_active: isActive,
          type_point: 'TYPE_POINT_8',
          area: 50,
          stock_area: 40,
          created: clock.now(),
        }),
      ),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
