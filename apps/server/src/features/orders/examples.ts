import { randomUUID } from 'node:crypto';
import type { Coordinates } from '@punkt/domain/countries/country';
import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import { LOCK_PHOTOS, LOCK_REASON_PHOTO } from '@punkt/domain/lock-terms';
import { fileKindOf, type OrderFile } from '@punkt/domain/order-files';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FilesService } from '../files/service.ts';
import type { GeoService } from '../geo/service.ts';
import type { LocksService } from '../locks/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { ReviewService } from '../reviews/service.ts';
import type { OrderDeps } from './deps.ts';
import { EXAMPLE_ORDERS, type ExampleOrder, type ExampleStep } from './example-orders.ts';
import { drawRoom } from './example-picture.ts';
import { lockOrder } from './order-store.ts';
import type { OrdersService } from './service.ts';
import type { Remark } from './tables.ts';
import { transition } from './transition.ts';

export const ORDER_EXAMPLES_JOB = 'orders.examples';

export interface ExampleDeps {
  readonly deps: OrderDeps;
  /** What stands at a place, nearest first: a made-up application has an address that the map knows. */
  readonly addressesAt: (caller: Caller, place: Coordinates) => ReturnType<GeoService['reverse']>;
  readonly orders: OrdersService;
  readonly files: Pick<FilesService, 'receive'>;
  readonly payments: Pick<PaymentsService, 'start' | 'check'>;
  /** Pays at the bank of the sandbox, by the bank's own number. */
  readonly pay: (providerId: string) => Promise<unknown>;
  /** Asks a recorder of the sandbox about the cameras of an application: one is off, or all is well and saved. */
  readonly checkCameras: (caller: Caller, orderId: number, recorder: 'off' | 'good') => Promise<unknown>;
  readonly locks: Pick<LocksService, 'answer' | 'setReason'>;
  /** Hangs these pictures up in the points that the owner has already. */
  readonly addPointPhotos: (ownerId: string, pictures: readonly OrderFile[]) => Promise<void>;
  /** The staff's desk: reasons for having no lock and activations are decided there. */
  readonly desk: Pick<ReviewService, 'claim' | 'decide'>;
  /** Whose applications they become, and who of the staff answers. */
  readonly people: () => Promise<{
    readonly owner: string | undefined;
    readonly operator: string | undefined;
  }>;
}

const PICTURES: readonly FileType[] = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'clientAreaPhoto',
  'fittingRoomsPhoto',
  'btiDocument',
];

/** What a finished point shows besides. */
const FINISHED: readonly FileType[] = [
  'warehouseAreaPhoto',
  'surveillancePhoto',
  'bracketPhoto',
  'leaseDocument',
];

/** A caller without a session, as the owner would have been yesterday. */
const callerOf = (userId: string): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles: [],
});

/** One set for all: a file may stand in several applications of its owner. */
async function sendPictures({ files }: ExampleDeps, caller: Caller, types: readonly FileType[]) {
  const sent: Array<{ url: string; type: FileType; isPublic: boolean }> = [];
  for (const [index, type] of types.entries()) {
    const chunk = (await drawRoom(index)).toString('base64');
    const slice = { uuid: randomUUID(), num: 0, totalSize: chunk.length, chunk };
    const whose = { entityType: ENTITY_TYPES.order, entityId: null, name: `${type}.png` };
    const { url } = await files.receive(caller, { ...slice, ...whose });
    if (url) sent.push({ url, type, isPublic: fileKindOf(type) === 'photo' });
  }
  return sent;
}

const FILM = { url: 'https://video.example/room', type: 'video' as const, isPublic: false };

/** The first free place on a line from the wanted one: what is closed or taken is passed by. */
async function freePlace({ deps }: ExampleDeps, { latitude, longitude }: Coordinates): Promise<Coordinates> {
  for (let step = 0; step < 40; step += 1) {
    const place = { latitude, longitude: longitude + step * 0.006 };
    const { kind, reserved } = await deps.geo.zoneAt(deps.db, place.latitude, place.longitude);
    if (kind !== 'grey' && !reserved) return place;
  }
  return { latitude, longitude };
}

async function addressAt({ addressesAt }: ExampleDeps, caller: Caller, place: Coordinates) {
  const house = (await addressesAt(caller, place)).find(({ kind }) => kind === 'house');
  if (!house) return {};
  const { cityId, cityName, region, district, street, house: number } = house;
  return { city_id: cityId, city_name: cityName, region, district, street, house: number };
}

const ORIGIN = { requestId: 'examples', address: '127.0.0.1' };
const LOCK_REMARK = { path: 'description', message: 'Опишите дверь: материал, толщина, как открывается.' };

type Pictures = Awaited<ReturnType<typeof sendPictures>>;

interface Verdict {
  readonly decision: string;
  readonly comment?: string;
  readonly remarks?: readonly Remark[];
}

/** As the operator does it at their desk. */
async function decide({ desk, people }: ExampleDeps, kind: string, id: number, verdict: Verdict) {
  const { operator } = await people();
  if (!operator) return;
  const staff = { ...callerOf(operator), staffRoles: ['operator' as const] };
  const asking = { caller: staff, language: 'ru' as const, ...ORIGIN };
  const key = { kind, id: String(id) };
  await desk.claim(key, asking);
  await desk.decide(key, { comment: '', remarks: [], ...verdict }, asking);
}

/** From a confirmed room to an open point. */
function createActivationSteps(given: ExampleDeps, caller: Caller, finished: Pictures) {
  const { orders, checkCameras } = given;
  return {
    checkCameras: (id: number) => checkCameras(caller, id, 'off'),
    passCameras: (id: number) => checkCameras(caller, id, 'good'),
    fillActivation: async (id: number) => {
      const { order } = await orders.one(caller, id);
      const fields = {
        actual_urls: [...order.record.actual_urls, ...finished],
        signboard_size: '400',
        signboard_format: 'new',
        fine_acknowledged: true,
      } as const;
      const names = Object.keys(fields) as Array<keyof typeof fields>;
      await orders.update(caller, id, { fields, names, version: undefined });
    },
    readyActivate: (id: number) => orders.readyActivate(caller, id, {}),
    remarkActivation: (id: number, { comment = '', remarks = [] }: ExampleOrder) =>
      decide(given, 'activation', id, { decision: 'remarkActivation', comment, remarks }),
    activate: (id: number) => decide(given, 'activation', id, { decision: 'activate' }),
  };
}

/** A lock that clicked, and reasons for having none in each of their states. */
function createLockSteps(given: ExampleDeps, caller: Caller, pictures: Pictures) {
  const { locks } = given;
  const [door] = pictures;
  return {
    activateLock: (id: number) => {
      const photos = LOCK_PHOTOS.map((type, index) => ({ url: pictures[index]?.url ?? '', type }));
      const answer = { orderId: id, name: `WB${String(id).padStart(3, '0')}A`, photos, clicked: true };
      return locks.answer(caller, { ...answer, clientUuid: randomUUID() }, ORIGIN);
    },
    giveLockReason: (id: number) => {
      const photos = door ? [{ url: door.url, type: LOCK_REASON_PHOTO } as const] : [];
      const description = 'Дверь стеклянная, без рамы: ригель замка крепить не к чему';
      return locks.setReason(caller, { orderId: id, reason: 'unsuitableDoor', description, photos }, ORIGIN);
    },
    approveLockReason: (id: number) => decide(given, 'lockReason', id, { decision: 'approve' }),
    remarkLockReason: (id: number) =>
      decide(given, 'lockReason', id, { decision: 'remark', remarks: [LOCK_REMARK] }),
  };
}

function createSteps(given: ExampleDeps, caller: Caller, pictures: Pictures, finished: Pictures) {
  const { deps, orders, payments, pay, people } = given;
  const answer = async (id: number, event: 'accept' | 'remark', example: ExampleOrder) => {
    const { operator } = await people();
    await transaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return;
      const { remarks = [], comment = '' } = example;
      await transition(tx, deps.transitions, order, {
        event,
        by: 'staff',
        actorId: operator,
        comment,
        remarks,
      });
    });
  };
  const steps: Record<ExampleStep, (id: number, example: ExampleOrder) => Promise<unknown>> = {
    publish: (id) => orders.publish(caller, id, true),
    pay: async (id) => {
      const { attempt } = await payments.start(caller, id);
      if (attempt?.provider_id) await pay(attempt.provider_id);
      await payments.check(caller, id);
    },
    accept: (id, example) => answer(id, 'accept', example),
    remark: (id, example) => answer(id, 'remark', example),
    confirm: (id) => orders.answerOpening(caller, id, true),
    ...createActivationSteps(given, caller, finished),
    ...createLockSteps(given, caller, pictures),
  };
  return steps;
}

/** Made-up applications go the way of real ones, so that whoever looks around sees every stage. A second run adds none. */
export const createOrderExamples = (given: ExampleDeps) => async (): Promise<void> => {
  const { owner } = await given.people();
  if (!owner) return;
  const caller = callerOf(owner);
  const pictures = await sendPictures(given, caller, PICTURES);
  await given.addPointPhotos(owner, pictures);
  const actual_urls = [...pictures, FILM];
  const steps = createSteps(given, caller, pictures, await sendPictures(given, caller, FINISHED));
  for (const example of EXAMPLE_ORDERS) {
    const place = example.moves ? example.place : await freePlace(given, example.place);
    const fields = { ...example.fields, ...(await addressAt(given, caller, place)), ...place, actual_urls };
    const { order } = await given.orders.add(caller, { fields, clientUuid: example.uuid });
    // Of a run that came before, or was cut: it stays as it stands.
    if (order.status !== 'ORDER_DRAFT') continue;
    for (const step of example.steps) await steps[step](order.id, example);
  }
};
