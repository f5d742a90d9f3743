import { expect, test } from 'vitest';
import {
  hasCode,
  hasPhotos,
  isUnsent,
  type LockConnection,
  type LockEvent,
  type LockFlow,
  lockFlow,
  NEW_LOCK_FLOW,
  needsNetwork,
  resumedFlow,
  wifiCode,
} from './lock-flow.ts';
import { LOCK_PHOTOS } from './lock-terms.ts';

const connection: LockConnection = {
  ssid: 'LOCK-WB123A',
  psk: 'secret-12',
  linkToOpen: 'http://192.0.2.1/open?token=x',
  expires: '2026-05-01T12:00:00.000Z',
};
const yes = { id: '6f1d1c0e-0000-4000-8000-000000000001', clicked: true, sent: false };
const run = (...events: readonly LockEvent[]): LockFlow => events.reduce(lockFlow, NEW_LOCK_FLOW);
const prepared: readonly LockEvent[] = [
  { type: 'typed', code: 'wb123a ' },
  ...LOCK_PHOTOS.map((photo) => ({ type: 'pictured', photo, ids: [photo] }) as const),
];

test('from the code to the answer, step by step', () => {
  const ready = run(...prepared);
  expect(hasCode(ready)).toBe(true);
  expect(hasPhotos(ready)).toBe(true);
  const joined = lockFlow(ready, { type: 'connected', connection });
  expect(joined.step).toBe('wifi');
  const open = lockFlow(joined, { type: 'went', to: 'open' });
  const asked = lockFlow(open, { type: 'went', to: 'click' });
  const answered = lockFlow(asked, { type: 'answered', answer: yes });
  expect(answered).toMatchObject({ step: 'activate', answer: yes, connection });
});

test('nobody gets ahead of what is there', () => {
  expect(lockFlow(NEW_LOCK_FLOW, { type: 'went', to: 'photos' }).step).toBe('code');
  const ready = run(...prepared);
  // The photos may still be travelling while the third step is looked at.
  expect(lockFlow(run({ type: 'typed', code: 'A' }), { type: 'went', to: 'connect' }).step).toBe('connect');
  expect(lockFlow(ready, { type: 'went', to: 'wifi' }).step).toBe('code');
  expect(lockFlow(ready, { type: 'answered', answer: yes }).answer).toBeNull();
  expect(hasCode(run({ type: 'typed', code: '   ' }))).toBe(false);
});

test('another code drops the connection and the answer, the same one in other letters does not', () => {
  const answered = run(...prepared, { type: 'connected', connection }, { type: 'answered', answer: yes });
  expect(lockFlow(answered, { type: 'typed', code: ' WB123A' })).toMatchObject({ connection, answer: yes });
  expect(lockFlow(answered, { type: 'typed', code: 'WB123B' })).toMatchObject({
    connection: null,
    answer: null,
  });
});

test('a lock that did not click is tried again with the same connection', () => {
  const no = run(
    ...prepared,
    { type: 'connected', connection },
    { type: 'answered', answer: { ...yes, clicked: false } },
  );
  expect(lockFlow(no, { type: 'tried again' })).toMatchObject({ step: 'wifi', answer: null, connection });
});

test('a link that is over is asked for anew; an answer that was not sent outlives it', () => {
  const late = Date.parse(connection.expires);
  const open = run(...prepared, { type: 'connected', connection }, { type: 'went', to: 'open' });
  expect(resumedFlow(open, late - 1)).toBe(open);
  expect(resumedFlow(open, late)).toMatchObject({ step: 'connect', connection: null, code: 'wb123a ' });
  const answered = lockFlow(open, { type: 'answered', answer: yes });
  expect(isUnsent(answered)).toBe(true);
  expect(resumedFlow(answered, late)).toBe(answered);
  const told = lockFlow(answered, { type: 'sent', id: yes.id });
  expect(isUnsent(told)).toBe(false);
  expect(resumedFlow(told, late)).toMatchObject({ step: 'connect', connection: null, answer: null });
  // News of an answer that was taken back meanwhile is about nothing.
  expect(lockFlow(answered, { type: 'sent', id: 'another' })).toBe(answered);
  const back = lockFlow(open, { type: 'went', to: 'code' });
  expect(resumedFlow(back, late)).toMatchObject({ step: 'code', connection: null });
});

test('only what goes to the server needs the network', () => {
  expect(['wifi', 'open', 'click'].map((step) => needsNetwork(step as 'wifi'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(needsNetwork('connect')).toBe(true);
});

test('a name or password full of signs stays one text for the camera', () => {
  expect(wifiCode(connection)).toBe('WIFI:T:WPA;S:LOCK-WB123A;P:secret-12;;');
  expect(wifiCode({ ssid: 'a;b:c,d', psk: 'x\\y"z' })).toBe('WIFI:T:WPA;S:a\\;b\\:c\\,d;P:x\\\\y\\"z;;');
});

test('at a point the way begins with the data: it has one lock, and nobody types its code', () => {
  const connected = lockFlow(NEW_LOCK_FLOW, { type: 'connected', connection });
  expect(lockFlow(connected, { type: 'went', to: 'open' }).step).toBe('open');
  expect(lockFlow(NEW_LOCK_FLOW, { type: 'went', to: 'open' })).toBe(NEW_LOCK_FLOW);
});
