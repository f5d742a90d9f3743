import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from './message.ts';
import { blankOrder, ORDER_STEPS, type OrderRecord } from './order-record.ts';
import {
  asksSubsidy,
  checkConditions,
  checkLocation,
  checkOrder,
  checkOrderStep,
  impossibleValues,
  orderWarnings,
  pointTypeOf,
} from './order-rules.ts';
import { sampleOrder, uploaded } from './testing/orders.ts';

const NOWHERE = { subsidies: [] };
const OFFERED = { subsidies: ['guaranteedIncome', 'single'] as const };
const required = message('validation.required');

it('a full application holds every rule', () => expect(checkOrder(sampleOrder(), NOWHERE)).toEqual({}));

/** Each broken alone: the field, what it is broken by, and what is said. */
const BREAKS: ReadonlyArray<[path: string, change: Partial<OrderRecord>, said: string]> = [
  ['type_point', { type_point: null }, required],
  ['city_name', { city_name: '  ' }, message('validation.order.city')],
  ['street', { street: '' }, message('validation.order.street')],
  ['house', { house: '' }, message('validation.order.house')],
  ['latitude', { latitude: null }, required],
  ['latitude', { longitude: null }, required],
  ['locations', { locations: null }, required],
  ['description', { description: '   ' }, required],
  ['description', { description: 'а'.repeat(29) }, message('validation.minLength', { count: 30 })],
  ['description', { description: 'а'.repeat(201) }, message('validation.maxLength', { count: 200 })],
  ['courier_way', { courier_way: 'а'.repeat(257) }, message('validation.maxLength', { count: 256 })],
  ['phone', { phone: '' }, message('validation.phone.required')],
  ['phone', { phone: '7900123456' + '78' }, message('validation.phone.invalid')],
  ['area', { area: null, stock_area: 40 }, required],
  ['area', { area: 10_001 }, message('validation.maxValue', { max: 10_000 })],
  ['stock_area', { stock_area: null }, required],
  ['stock_area', { stock_area: 0.9 }, message('validation.minValue', { min: 1 })],
  ['stock_area', { stock_area: 60.1 }, message('validation.order.stockOverArea')],
  ['celling_height', { celling_height: null }, required],
  ['celling_height', { celling_height: 1.99 }, message('validation.minValue', { min: 2 })],
  ['celling_height', { celling_height: 10.01 }, message('validation.maxValue', { max: 10 })],
  ['dressing_rooms_count', { dressing_rooms_count: null }, required],
  ['dressing_rooms_count', { dressing_rooms_count: 1.5 }, message('validation.integer')],
  ['dressing_rooms_count', { dressing_rooms_count: 101 }, message('validation.maxValue', { max: 100 })],
  ['dressing_rooms_count', { dressing_rooms_count: -1 }, message('validation.minValue', { min: 0 })],
  ['area', { area: Number.NaN, stock_area: 1 }, message('validation.number')],
  ['timetable', { timetable: null }, required],
];

describe('a rule broken alone', () => {
  it.each(BREAKS)('%s %j: %s', (path, change, said) =>
    expect(checkOrder(sampleOrder(change), NOWHERE)).toEqual({ [path]: said }),
  );

  it('an area below 1 m² is the only thing said about it and the stock', () =>
    expect(checkOrder(sampleOrder({ area: 0.5, stock_area: 0.5 }), NOWHERE)).toEqual({
      area: message('validation.minValue', { min: 1 }),
      stock_area: message('validation.minValue', { min: 1 }),
    }));

  it('values at the edges hold', () => {
    const edges = { description: 'а'.repeat(30), area: 10_000, stock_area: 10_000, celling_height: 10 };
    expect(checkOrder(sampleOrder(edges), NOWHERE)).toEqual({});
    const other = { description: '🏬'.repeat(200), area: 1, stock_area: 1, dressing_rooms_count: 0 };
    expect(checkOrder(sampleOrder({ ...other, celling_height: 2 }), NOWHERE)).toEqual({});
  });
});

describe('a shopping mall', () => {
  it('wants the way told, and in some countries when couriers get in', () => {
    expect(checkLocation(sampleOrder({ locations: 'shoppingMall' }), NOWHERE)).toEqual({
      courier_way: required,
      access_type: required,
    });
    const told = { locations: 'shoppingMall', courier_way: 'Через рампу', access_type: 'nightOnly' } as const;
    expect(checkLocation(sampleOrder(told), NOWHERE)).toEqual({});
    const georgian = sampleOrder({ ...told, country: 'GE', phone: '995555123456', access_type: null });
    expect(checkLocation(georgian, NOWHERE)).toEqual({});
  });
});

describe('the phone of an application', () => {
  it('may be of any of our countries: people keep their numbers', () => {
    for (const phone of ['79001234567', '8 900 123-45-67', '+995 55 512 3456', '900 123-45-67'])
      expect(checkLocation(sampleOrder({ phone }), NOWHERE), phone).toEqual({});
    const georgian = sampleOrder({ country: 'GE', phone: '79001234567' });
    expect(checkLocation(georgian, NOWHERE)).toEqual({});
    for (const phone of ['12025550123', '7900123456', '995555'])
      expect(checkLocation(sampleOrder({ country: 'GE', phone }), NOWHERE), phone).toHaveProperty('phone');
  });
});

describe('the type of a point', () => {
  it('is chosen in Russia only; elsewhere a point is a standard one', () => {
    expect(pointTypeOf(sampleOrder({ type_point: 'TYPE_POINT_28' }))).toBe('TYPE_POINT_28');
    expect(pointTypeOf(sampleOrder({ country: 'GE', type_point: 'TYPE_POINT_28' }))).toBe('TYPE_POINT_8');
    expect(pointTypeOf(sampleOrder({ country: 'KZ', type_point: null }))).toBe('TYPE_POINT_8');
  });
});

describe('a subsidy', () => {
  const said = { subsidy_hex_type: message('validation.order.subsidy') };

  it('is chosen where there is one to choose, and may be none', () => {
    expect(checkLocation(sampleOrder(), OFFERED)).toEqual(said);
    expect(checkLocation(sampleOrder({ subsidy_hex_type: 'singleAfterActivation' }), OFFERED)).toEqual(said);
    for (const subsidy_hex_type of ['none', 'single', 'guaranteedIncome'] as const)
      expect(checkLocation(sampleOrder({ subsidy_hex_type }), OFFERED)).toEqual({});
  });

  it('is not asked about in a move, for a simplified point, or where there is none', () => {
    expect(asksSubsidy(sampleOrder({ ex_pickpoint_id: '1001' }), OFFERED)).toBe(false);
    expect(asksSubsidy(sampleOrder({ type_point: 'TYPE_POINT_28' }), OFFERED)).toBe(false);
    expect(asksSubsidy(sampleOrder(), NOWHERE)).toBe(false);
    expect(asksSubsidy(sampleOrder(), OFFERED)).toBe(true);
  });
});

describe('unusual figures', () => {
  it('are a warning, and no error', () => {
    const small = sampleOrder({ area: 29.9, stock_area: 20.9 });
    expect(checkConditions(small)).toEqual({});
    expect(orderWarnings(small)).toEqual({
      area: message('validation.order.areaBelowMinimum', { area: 30 }),
      stock_area: message('validation.order.stockShare', { percent: 70 }),
    });
  });

  it('are none at the very edge', () => {
    expect(orderWarnings(sampleOrder({ area: 30, stock_area: 21 }))).toEqual({});
    expect(orderWarnings(sampleOrder({ area: 10, stock_area: 7, type_point: 'TYPE_POINT_28' }))).toEqual({});
    expect(
      orderWarnings(sampleOrder({ area: 9.9, stock_area: 7, type_point: 'TYPE_POINT_28' })),
    ).toHaveProperty('area');
  });

  it('are not looked for before there are figures', () =>
    expect(orderWarnings(blankOrder('RU', ''))).toEqual({}));
});

describe('what can’t be right even in a draft', () => {
  it('is a stock room larger than the room', () => {
    expect(impossibleValues(blankOrder('RU', ''))).toEqual({});
    expect(impossibleValues(sampleOrder())).toEqual({});
    expect(impossibleValues(sampleOrder({ area: 10, stock_area: 11 }))).toEqual({
      stock_area: message('validation.order.stockOverArea'),
    });
  });

  it('is a room of nothing, whatever its stock', () => {
    for (const area of [0, 0.5, -1])
      expect(impossibleValues(sampleOrder({ area }))).toEqual({
        area: message('validation.minValue', { min: 1 }),
      });
    expect(impossibleValues(sampleOrder({ area: 1, stock_area: 1 }))).toEqual({});
  });

  it('is a photo that lies somewhere else', () =>
    expect(
      impossibleValues(
        sampleOrder({
          actual_urls: [
            { url: uploaded(1), type: 'generalPhoto', isPublic: true },
            { url: 'https://elsewhere.example/a.png', type: 'clientAreaPhoto', isPublic: true },
          ],
        }),
      ),
    ).toEqual({ 'actual_urls.1': message('validation.files.incomplete') }));
});

it('the steps together are the whole, and no rule ever throws', () => {
  const text = fc.string({ maxLength: 300 });
  const number = fc.option(fc.double());
  const strange = fc.record({
    city_name: text,
    description: text,
    phone: text,
    area: number,
    stock_area: number,
  });
  fc.assert(
    fc.property(strange, (change) => {
      const record = sampleOrder(change);
      const parts = ORDER_STEPS.map((step) => checkOrderStep(step, record, OFFERED));
      expect(checkOrder(record, OFFERED)).toEqual(Object.assign({}, ...parts));
      orderWarnings(record);
      impossibleValues(record);
    }),
  );
});
