import { describe, expect, it } from 'vitest';
import {
  activationProblems,
  activationSteps,
  checkActivation,
  isActivationField,
  isActivationPlace,
  lockIsSettled,
  remarkedParts,
} from './activation.ts';
import { cleanActivation } from './order-clean.ts';
import type { OrderFile } from './order-record.ts';
import { SAMPLE_FILES, sampleOrder, uploaded } from './testing/orders.ts';

const shop = (type: OrderFile['type'], number: number): OrderFile => ({
  url: uploaded(number),
  type,
  isPublic: false,
});

const ready = sampleOrder({
  actual_urls: [
    ...SAMPLE_FILES,
    shop('warehouseAreaPhoto', 11),
    shop('surveillancePhoto', 12),
    shop('bracketPhoto', 13),
    shop('leaseDocument', 14),
  ],
  signboard_size: '400',
  signboard_format: 'new',
  fine_acknowledged: true,
});

const belarus = {
  ...ready,
  country: 'BY' as const,
  fine_acknowledged: false,
  owner_gln: '4810000000001',
  pickpoint_gln: '4810000000002',
  mol_name: 'Тихонова Вера Ивановна',
};

const given = {
  cameras: { isValidated: true },
  lock: { status: 'pending', kind: 'reason' },
} as const;

describe('an application for activation', () => {
  it('is complete with what the creation asked and the activation adds', () => {
    expect(activationProblems(ready, given)).toEqual({});
  });

  it('of an approved room still lacks all that is new', () => {
    expect(Object.keys(activationProblems(sampleOrder(), { cameras: null, lock: null })).toSorted()).toEqual([
      'actual_urls.bracketPhoto',
      'actual_urls.leaseDocument',
      'actual_urls.surveillancePhoto',
      'actual_urls.warehouseAreaPhoto',
      'cameras',
      'fine_acknowledged',
      'lock',
      'signboard_format',
      'signboard_size',
    ]);
  });

  it('asks for the signboard in the words of the specification', () => {
    expect(checkActivation({ ...ready, signboard_size: null })).toEqual({
      signboard_size: 'validation.signboard',
    });
  });

  it.each([
    ['123', 'validation.exactDigits'],
    ['481000000000A', 'validation.exactDigits'],
    ['48100000000012', 'validation.exactDigits'],
    ['', 'validation.required'],
  ])('of Belarus refuses the owner’s GLN «%s»', (owner_gln, key) => {
    expect(checkActivation({ ...belarus, owner_gln }).owner_gln).toContain(key);
  });

  it('of Belarus asks for both numbers and the responsible person, and for no fine', () => {
    expect(checkActivation(belarus)).toEqual({});
    const blank = { ...belarus, owner_gln: '', pickpoint_gln: ' ', mol_name: '' };
    expect(Object.keys(checkActivation(blank))).toEqual(['owner_gln', 'pickpoint_gln', 'mol_name']);
  });

  it('keeps numbers without the spaces they were copied with, and none where nobody asks', () => {
    const typed = { ...belarus, owner_gln: ' 481 0000-000001 ' };
    expect(cleanActivation(typed).owner_gln).toBe('4810000000001');
    expect(cleanActivation({ ...typed, country: 'RU' }).owner_gln).toBe('');
  });

  it('takes a message of 500 characters and no more', () => {
    expect(checkActivation({ ...ready, operator_message: 'я'.repeat(500) })).toEqual({});
    expect(checkActivation({ ...ready, operator_message: 'я'.repeat(501) })).toHaveProperty(
      'operator_message',
    );
  });
});

describe('what is still missing', () => {
  const stateOf = (steps: ReturnType<typeof activationSteps>) =>
    Object.fromEntries(steps.map(({ part, state }) => [part, state]));

  it('stands part by part, and only what the country asks', () => {
    const steps = activationSteps(sampleOrder(), { cameras: { isValidated: false }, lock: null });
    expect(stateOf(steps)).toEqual({
      cameras: 'wrong',
      lock: 'missing',
      photos: 'missing',
      video: 'done',
      documents: 'missing',
      signboard: 'missing',
      fine: 'missing',
    });
    expect(stateOf(activationSteps(belarus, given))).toEqual({
      cameras: 'done',
      lock: 'waiting',
      photos: 'done',
      video: 'done',
      documents: 'done',
      signboard: 'done',
      gln: 'done',
    });
  });

  it('a lock that was sent back stops the sending, one that staff look at does not', () => {
    const withLock = (status: 'none' | 'pending' | 'remark' | 'approved') =>
      activationProblems(ready, { ...given, lock: { status, kind: 'lock' } });
    expect(withLock('remark')).toHaveProperty('lock');
    expect(withLock('none')).toHaveProperty('lock');
    expect([withLock('pending'), withLock('approved')]).toEqual([{}, {}]);
  });
});

it('what was remarked on is no part that is ready, until it is another', () => {
  const facts = { cameras: { isValidated: true }, lock: { status: 'approved', kind: 'lock' } } as const;
  const remarks = [{ path: 'actual_urls.bracketPhoto' }, { path: 'signboard_size' }, { path: 'cameras' }];
  const wrongIn = (record: typeof ready, returned: typeof ready | null) =>
    activationSteps(record, facts, remarkedParts(record, returned, remarks))
      .filter(({ state }) => state === 'wrong')
      .map(({ part }) => part);
  expect(wrongIn(ready, ready)).toEqual(['photos', 'signboard']);
  const others = ready.actual_urls.filter(({ type }) => type !== 'bracketPhoto');
  const photographed = { ...ready, actual_urls: [...others, shop('bracketPhoto', 15)] };
  expect(wrongIn(photographed, ready)).toEqual(['signboard']);
  expect(wrongIn({ ...photographed, signboard_size: '500' }, ready)).toEqual([]);
  // Of an application from before the returned one was kept nothing can be compared.
  expect(wrongIn(ready, null)).toEqual([]);
  // It keeps nobody from sending: the value may be right.
  expect(activationProblems(ready, facts)).toEqual({});
});

it('a point opens with a lock that opened, or with a reason that was accepted', () => {
  expect(lockIsSettled({ kind: 'lock', status: 'pending' })).toBe(true);
  expect(lockIsSettled({ kind: 'reason', status: 'pending' })).toBe(false);
  expect(lockIsSettled({ kind: 'reason', status: 'approved' })).toBe(true);
  expect(lockIsSettled({ kind: 'lock', status: 'remark' })).toBe(false);
  expect(lockIsSettled(null)).toBe(false);
});

it('what was approved can neither be changed nor be remarked on', () => {
  expect(['area', 'city_name', 'timetable'].map((field) => isActivationPlace(field))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isActivationPlace('actual_urls.bracketPhoto') && isActivationPlace('cameras')).toBe(true);
  expect(isActivationField('area')).toBe(false);
  expect(isActivationField('actual_urls')).toBe(true);
});
