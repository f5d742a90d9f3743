import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { describeError } from './describe-error.ts';

const of = (status: number, body: ConstructorParameters<typeof ApiError>[1]) =>
  describeError(new ApiError(status, body));

test('400 speaks the message, or its default', () => {
  expect(of(400, { message: 'Нельзя', request_id: 'r1' })).toMatchObject({
    text: { plain: 'Нельзя' },
    requestId: 'r1',
  });
  expect(of(400, {})).toMatchObject({ text: { key: 'notifications.default.request' } });
});

test('500 and others speak the first datum, the message, or their default', () => {
  expect(of(500, { message: 'm', data: { reason: 'первое', other: 'второе' } })?.text).toEqual({
    plain: 'первое',
  });
  expect(of(500, { message: 'm' })?.text).toEqual({ plain: 'm' });
  expect(of(500, {})?.text).toEqual({ key: 'notifications.default.server' });
  expect(of(503, {})?.text).toEqual({ key: 'notifications.default.server' });
});

test('502 and 401 are silent', () => {
  expect(of(502, { message: 'm' })).toBeNull();
  expect(of(401, { message: 'm' })).toBeNull();
});

test('every reason is listed', () => {
  const errors = [
    { path: 'a', message: 'раз' },
    { path: 'b', message: 'два' },
  ];
  expect(of(400, { errors })?.list).toEqual(['раз', 'два']);
});

test('no answer and our own faults have words too', () => {
  expect(describeError(new NetworkError())?.text).toEqual({ key: 'notifications.default.network' });
  expect(describeError(new TypeError('x'))?.text).toEqual({ key: 'notifications.default.server' });
});
