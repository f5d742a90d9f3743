import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { createOutbox } from './outbox.ts';

const call = vi.fn();

const sent = () => call.mock.calls.map(([body]) => `${body.client_uuid} ${body.message}`);
let number = 0;
const newOutbox = (name = `person.${++number}`) => createOutbox(name, call, () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});
afterEach(() => vi.useRealTimers());

test('what could not be sent goes out later, with the same uuid, in order', async () => {
  const outbox = newOutbox();
  call.mockRejectedValue(new NetworkError());
  outbox.add('Первое', []);
  outbox.add('Второе', []);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.items()).toHaveLength(2);
  call.mockResolvedValue({ id: '500001' });
  await outbox.flush();
  expect(outbox.items()).toEqual([]);
  const [first, again, second] = sent();
  expect(again).toBe(first);
  expect(second).toContain('Второе');
});

test('what the server refuses stays beside its words, and the next one goes', async () => {
  const outbox = newOutbox();
  call.mockRejectedValueOnce(new ApiError(429, { message: 'Слишком часто' }));
  call.mockResolvedValue({ id: '500001' });
  outbox.add('Первое', []);
  outbox.add('Второе', []);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.items()).toMatchObject([{ message: 'Первое', refused: 'Слишком часто' }]);
  outbox.retry(outbox.items()[0]?.uuid ?? '');
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.items()).toEqual([]);
});
