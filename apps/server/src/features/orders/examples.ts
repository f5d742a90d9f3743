import { randomUUID } from 'node:crypto';
import type { Coordinates } from '@punkt/domain/countries/country';
import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FilesService } from '../files/service.ts';
import type { GeoService } from '../geo/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { OrderDeps } from './deps.ts';
import { EXAMPLE_ORDERS, type ExampleOrder, type ExampleStep } from './example-orders.ts';
import { drawRoom } from './example-picture.ts';
import { lockOrder } from './order-store.ts';
import type { OrdersService } from './service.ts';
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

/** Nobody is signed in: it is as if she had done it yesterday. */
const callerOf = (userId: string): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles: [],
});

/** One set for all: a file may stand in several applications of its owner. */
async function sendPictures({ files }: ExampleDeps, caller: Caller) {
  const sent: Array<{ url: string; type: FileType; isPublic: boolean }> = [];
  for (const [index, type] of PICTURES.entries()) {
    const chunk = (await drawRoom(index)).toString('base64');
    const slice = { uuid: randomUUID(), num: 0, totalSize: chunk.length, chunk };
    const whose = { entityType: ENTITY_TYPES.order, entityId: null, name: `${type}.png` };
    const { url } = await files.receive(caller, { ...slice, ...whose });
    if (url) sent.push({ url, type, isPublic: type !== 'btiDocument' });
  }
  return [...sent, { url: 'https://video.example/room', type: 'video' as const, isPublic: false }];
}

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

function createSteps({ deps, orders, payments, pay, people }: ExampleDeps, caller: Caller) {
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
  };
  return steps;
}

/** Made-up applications go the way of real ones, so that whoever looks around sees every stage. A second run adds none. */
export const createOrderExamples = (given: ExampleDeps) => async (): Promise<void> => {
  const { owner } = await given.people();
  if (!owner) return;
  const caller = callerOf(owner);
  const steps = createSteps(given, caller);
  const actual_urls = await sendPictures(given, caller);
  for (const example of EXAMPLE_ORDERS) {
    const place = example.moves ? example.place : await freePlace(given, example.place);
    const fields = { ...example.fields, ...(await addressAt(given, caller, place)), ...place, actual_urls };
    const { order } = await given.orders.add(caller, { fields, clientUuid: example.uuid });
    // Of a run that came before, or was cut: it stays as it stands.
    if (order.status !== 'ORDER_DRAFT') continue;
    for (const step of example.steps) await steps[step](order.id, example);
  }
};
