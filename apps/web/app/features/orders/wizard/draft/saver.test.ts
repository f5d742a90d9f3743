import type { Order } from '@punkt/contract/order-data';
import {
  blankOrder,
  type OrderFields,
  type OrderRecord,
  orderEntity,
  sentFields,
  withFields,
} from '@punkt/domain/order-record';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-error.ts';
import { createDraftSaver, type Saved, type SaveState } from '../../../../lib/forms/draft-saver.ts';
import { type OrderCalls, orderWire, savedOf, sendableFields } from './order-draft.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const blank = blankOrder('RU', '79990000000');
const filled: OrderRecord = { ...blank, city_name: 'Тверь', street: 'Садовая улица', house: '1' };
const everything = sendableFields({});

/** What was changed is what was saved: of an update only the version matters. */
const answer = (id: string, version: number, fields: OrderFields = {}): Order =>
  ({
    ...orderEntity(withFields(blank, fields)),
    ...{ id, version, photos: [], videos: [], documents: [], remarks: [] },
  }) as unknown as Order;

/** A server that records requests, and fails as often as a test wants. */
function server(...failures: unknown[]) {
  const told: { readonly call: string; readonly body: Record<string, unknown> }[] = [];
  let version = 0;
  let first: OrderFields | undefined;
  let elsewhere: OrderFields = {};
  const take = (call: string, body: OrderFields): Promise<Order> => {
    told.push({ call, body: body as Record<string, unknown> });
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    version += 1;
    first ??= body;
    return Promise.resolve(answer('7', version, first));
  };
  const wire: OrderCalls = {
    add: (body) => take('add', body as OrderFields),
    update: (id, body) => take(`update ${id}`, body as OrderFields),
    read: (id) => Promise.resolve(answer(id, version + 1, { ...first, ...elsewhere })),
  };
  return {
    told,
    wire,
    /** Reaches it from another page. */
    reach: (fields: OrderFields) => {
      elsewhere = fields;
    },
  };
}

function watching(wire: OrderCalls, first: Saved<OrderRecord> | null = null) {
  const states: SaveState[] = [];
  const refused: Record<string, string>[] = [];
  const saver = createDraftSaver(first, orderWire(UUID, wire), {
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    onRefused: (problems) => refused.push(problems),
  });
  return { saver, states, refused };
}

const LATER = 60_000;

describe('keeping an application on the server', () => {
  it('waits for the location, then adds it once and changes it from then on', async () => {
    const { told, wire } = server();
    const { saver, states } = watching(wire);
    saver.want({ record: filled, fields: everything, complete: false }, LATER);
    expect(await saver.flush()).toBe(false);
    expect([told.length, states.at(-1)]).toEqual([0, 'local']);

    saver.want({ record: filled, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    saver.want({ record: { ...filled, area: 40 }, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    saver.close();

    expect(told.map(({ call }) => call)).toEqual(['add', 'update 7']);
    expect(told[0]?.body).toMatchObject({ client_uuid: UUID, country: 'RU', house: '1' });
    expect(told[1]?.body).toEqual({ area: 40, update_fields: ['area'], version: 1 });
  });

  it('sends nothing twice and nothing that is not well', async () => {
    const { told, wire } = server();
    const { saver } = watching(wire, { id: '7', version: 3, record: filled });
    const record = { ...filled, area: 40, description: 'коротко' };
    const fields = sendableFields({ description: 'validation.minLength' });
    saver.want({ record, fields, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    saver.want({ record, fields, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    expect(told.map(({ body }) => body.update_fields)).toEqual([['area']]);
  });

  it('tries the same first request again after a lost connection', async () => {
    const { told, wire } = server(new NetworkError(''));
    const { saver, states } = watching(wire);
    saver.want({ record: filled, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(false);
    expect(states.at(-1)).toBe('offline');
    expect(await saver.flush()).toBe(true);
    expect(told.map(({ body }) => body.client_uuid)).toEqual([UUID, UUID]);
    saver.close();
  });

  it('sends after it what a repeated first request was too early for', async () => {
    const { told, wire } = server();
    // The first one arrived, its answer did not.
    await orderWire(UUID, wire).add(filled, everything);
    const { saver, states } = watching(wire);
    saver.want({ record: { ...filled, description: 'дописано' }, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    expect(told.map(({ call }) => call)).toEqual(['add', 'add', 'update 7']);
    expect(told[2]?.body).toMatchObject({ update_fields: ['description'], description: 'дописано' });
    expect(states.at(-1)).toBe('saved');
  });

  it('says nothing is saved before it is, nor all of it when some is held back', async () => {
    const { wire } = server();
    const { saver, states } = watching(wire, { id: '7', version: 1, record: filled });
    const record = { ...filled, area: 0, description: 'другое' };
    saver.want({ record, fields: ['description'], complete: true }, LATER);
    expect([states.at(-1), saver.waits()]).toEqual(['waiting', true]);
    expect(await saver.flush()).toBe(true);
    expect([states.at(-1), saver.holds(record)]).toEqual(['held', false]);
    expect(saver.holds({ ...record, area: null })).toBe(true);
  });

  it('does not count a link that is half typed', async () => {
    const { wire } = server();
    const { saver } = watching(wire, { id: '7', version: 1, record: filled });
    const record = {
      ...filled,
      area: 40,
      actual_urls: [{ url: 'прос', type: 'video' as const, isPublic: false }],
    };
    saver.want({ record, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    expect([saver.holds(record), saver.holds({ ...record, actual_urls: [] })]).toEqual([false, true]);
  });

  it.each([
    ['its own words that a reload had cut off', { area: 40 }, 'saved'],
    ['words of another device', { area: 40, house: '2' }, 'conflict'],
  ] as const)('meets %s: %s', async (_, there, state) => {
    const conflict = new ApiError(409, { code: 'conflict' });
    const { wire, reach } = server(conflict);
    const known = sentFields(filled, everything);
    reach({ ...known, ...there });
    const first = savedOf(answer('7', 0, known));
    const { saver, states } = watching(wire, first);
    saver.want({ record: { ...first.record, area: 40 }, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(state === 'saved');
    saver.close();
    expect(states.at(-1)).toBe(state);
  });

  it('stops at a conflict until it is settled whose words stand', async () => {
    const { told, wire } = server(new ApiError(409, { code: 'conflict' }));
    const { saver, states } = watching(wire, { id: '7', version: 1, record: blank });
    saver.want({ record: filled, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(false);
    expect(await saver.flush()).toBe(false);
    expect([told.length, states.at(-1)]).toEqual([1, 'conflict']);

    saver.adopt({ id: '7', version: 5, record: blank });
    expect(await saver.flush()).toBe(true);
    expect(told[1]?.body.version).toBe(5);
  });

  it('hands a refusal to the form, a file by its type, and does not insist', async () => {
    const errors = [
      { path: 'actual_urls.1', message: 'не та' },
      { path: 'longitude', message: 'далеко' },
    ];
    const { told, wire } = server(new ApiError(400, { code: 'validation_failed', errors }));
    const { saver, refused } = watching(wire, { id: '7', version: 1, record: blank });
    const photo = (type: 'generalPhoto' | 'clientAreaPhoto') => ({
      url: `/api/v4/files/${type}`,
      type,
      isPublic: true,
    });
    const record = { ...filled, actual_urls: [photo('generalPhoto'), photo('clientAreaPhoto')] };
    saver.want({ record, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(false);
    expect(refused).toEqual([{ 'actual_urls.clientAreaPhoto': 'не та', latitude: 'далеко' }]);
    expect(told).toHaveLength(1);
  });

  it('saves what is wished while it is being flushed, and says so', async () => {
    const { told, wire } = server();
    const { saver } = watching(wire, { id: '7', version: 1, record: filled });
    const flushed = saver.flush();
    saver.want({ record: { ...filled, area: 40 }, fields: everything, complete: true }, LATER);
    expect(await flushed).toBe(true);
    expect(told.map(({ body }) => body.area)).toEqual([40]);
  });

  it('goes on from the version another call has made, also with what was wished meanwhile', async () => {
    const { told, wire } = server();
    const { saver, states } = watching(wire, { id: '7', version: 3, record: filled });
    let answered = (_order: Order): void => undefined;
    const call = saver.between(() => new Promise((resolve) => (answered = resolve)));
    saver.want({ record: { ...filled, area: 40 }, fields: everything, complete: true }, LATER);
    const flushed = saver.flush();
    expect(told).toEqual([]);
    answered(answer('7', 4));
    expect(await call).toBe(true);
    expect(await flushed).toBe(true);
    expect(told.map(({ body }) => body.version)).toEqual([4]);
    expect(states.at(-1)).toBe('saved');
  });

  it('leaves everything as it was when that call fails', async () => {
    const { told, wire } = server();
    const { saver } = watching(wire, { id: '7', version: 3, record: filled });
    await expect(saver.between(() => Promise.reject(new NetworkError('away')))).rejects.toThrow('away');
    saver.want({ record: { ...filled, area: 40 }, fields: everything, complete: true }, LATER);
    expect(await saver.flush()).toBe(true);
    expect(told.map(({ body }) => body.version)).toEqual([3]);
  });
});
