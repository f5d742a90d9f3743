import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { sendOrAsk } from './send-or-ask.ts';

const failing = (error: Error) => () => Promise.reject(error);

test('what arrived while its answer was lost is sent', async () => {
  await sendOrAsk(failing(new NetworkError('')), async () => true);
  await sendOrAsk(failing(new ApiError(504, {})), async () => true);
});

test('what has not arrived, or can’t be asked about, has failed', async () => {
  const lost = new NetworkError('');
  await expect(sendOrAsk(failing(lost), async () => false)).rejects.toBe(lost);
  await expect(sendOrAsk(failing(lost), failing(new NetworkError('')))).rejects.toBe(lost);
});

test('a refusal is an answer, and nothing is asked', async () => {
  const refused = new ApiError(409, {});
  const look = vi.fn(async () => true);
  await expect(sendOrAsk(failing(refused), look)).rejects.toBe(refused);
  await sendOrAsk(async () => undefined, look);
  expect(look).not.toHaveBeenCalled();
});
