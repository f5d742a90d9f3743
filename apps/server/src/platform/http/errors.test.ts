import { contract } from '@punkt/contract/contract';
import { errorBody } from '@punkt/contract/errors';
import { LANGUAGES } from '@punkt/domain/language';
import { serverTexts } from '@punkt/locales/server';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, readableLog, type TestApp, testApp } from '../../../test/harness.ts';

const cleanUp = afterFile();
const { log, lines } = readableLog();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ cleanUp, log });
});

const LOGIN = { method: 'POST', url: '/api/v1/login' } as const;
const JSON_TYPE = { 'content-type': 'application/json' };

async function refused(request: InjectOptions) {
  const response = await app.http.inject(request);
  const body = errorBody.strict().parse(response.json());
  expect(response.headers['x-request-id']).toBe(body.request_id);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.message).not.toMatch(/^errors\./);
  return { status: response.statusCode, headers: response.headers, ...body };
}

describe('the language of a refusal', () => {
  it.each([
    ['localhost', undefined, 'ru'],
    ['localhost', 'ka', 'ka'],
    ['localhost', 'en-US,en;q=0.9', 'en'],
    ['localhost', 'de, en;q=0.8, ru;q=0.9', 'ru'],
    ['localhost', 'fr', 'ru'],
    ['localhost', '\u00ff,;;q=,,,q=x', 'ru'],
    ['ge.localhost', undefined, 'ka'],
    ['GE.localhost:3000', undefined, 'ka'],
    ['ge.localhost', 'ru', 'ru'],
    ['ge.localhost', 'fr', 'ka'],
  ] as const)('on %s for %s is %s', async (host, wanted, language) => {
    const headers = { host, ...(wanted && { 'accept-language': wanted }) };
    const { message } = await refused({ url: '/api/v2/user', headers });
    expect(message).toBe(serverTexts(language)('errors.unauthorized'));
  });

  it('is Georgian on every host of a stage', async () => {
    const stage = await testApp({ environment: { PUNKT_STAGE: '1' } });
    const { error } = await stage.call('GET /api/v2/user', {});
    expect(error.message).toBe(serverTexts('ka')('errors.unauthorized'));
  });
});

describe('a request id', () => {
  it('stands in every answer, and differs', async () => {
    const paths = [
      '/livez',
      '/readyz',
      '/metrics',
      '/api/v2/user',
      '/nowhere',
      '/api/v4/sandbox/clock',
      '/%zz',
    ];
    const answers = await Promise.all(paths.map((url) => app.http.inject({ url })));
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('is ours, whatever the caller sends', async () => {
    const { request_id } = await refused({ url: '/api/v2/user', headers: { 'x-request-id': 'mine' } });
    expect(request_id).not.toBe('mine');
  });

  it('stands in the log lines of its request', async () => {
    const { request_id } = await refused({ url: '/api/v2/user?phone=79161234567' });
    const line = lines.find((each) => each.request_id === request_id);
    expect(line).toMatchObject({ msg: 'answered', method: 'GET', route: '/api/v2/user', status: 401 });
    expect(JSON.stringify(line)).not.toContain('79161234567');
  });
});

describe('a request that can not be served', () => {
  it.each([
    ['an unknown path', { url: '/api/v9/nothing' }, 404, 'not_found'],
    ['an unknown path, posted to', { method: 'POST', url: '/nowhere', payload: {} }, 404, 'not_found'],
    ['another method', { method: 'GET', url: '/api/v1/login' }, 405, 'method_not_allowed'],
    ['a method nobody uses', { method: 'DELETE', url: '/api/v2/user' }, 405, 'method_not_allowed'],
    ['a path that is no text', { url: '/api/v4/%E0%A4%A' }, 400, 'bad_request'],
    ['a parameter that is no text', { method: 'POST', url: '/api/v4/sessions/%zz/end' }, 400, 'bad_request'],
    ['a path a thousand letters long', { url: `/api/v4/sessions/${'a'.repeat(5000)}/end` }, 404, 'not_found'],
    [
      'text for JSON',
      { ...LOGIN, payload: 'hello', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'XML',
      { ...LOGIN, payload: '<a/>', headers: { 'content-type': 'application/xml' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      { ...LOGIN, payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['half a JSON', { ...LOGIN, payload: '{"phone":', headers: JSON_TYPE }, 400, 'bad_request'],
    ['no JSON at all', { ...LOGIN, payload: '', headers: JSON_TYPE }, 400, 'bad_request'],
    [
      'a body over the limit',
      { ...LOGIN, payload: `"${'x'.repeat(2 * 1024 * 1024)}"`, headers: JSON_TYPE },
      413,
      'payload_too_large',
    ],
  ] as const)('is refused: %s', async (_, request, status, code) => {
    expect(await refused(request as InjectOptions)).toMatchObject({ status, code });
  });

  it.each([
    ['DELETE', '/api/v2/user?all=1', 'GET, HEAD'],
    ['GET', '/api/v1/login', 'POST'],
    ['PUT', '/livez', 'GET, HEAD'],
    ['PATCH', '/api/v4/sessions/17/end', 'POST'],
    ['POST', '/api/docs/static/index.html', 'GET, HEAD'],
  ] as const)('is told which methods there are instead of %s %s', async (method, url, allow) => {
    const { status, headers } = await refused({ method, url });
    expect([status, headers.allow]).toEqual([405, allow]);
  });

  it('hears of no methods where nothing is', async () => {
    for (const url of ['/api/v4/session', '/api/v4/sessions/1/2/end', '/api/v1/login/', '/api/v1/loginx']) {
      const { status, headers } = await refused({ method: 'PUT', url });
      expect([status, headers.allow], url).toEqual([404, undefined]);
    }
  });

  it('names each rule that was broken, by path', async () => {
    const payload = { phone: '', country: 'XX', device_uuid: 'no', resend: 'yes' };
    const { status, errors } = await refused({ ...LOGIN, payload });
    expect(status).toBe(400);
    expect(errors?.map(({ path }) => path).sort()).toEqual(['country', 'device_uuid', 'phone', 'resend']);
    for (const { message } of errors ?? []) expect(message).toMatch(/[а-я]{3}/i);
  });

  it('is never kept by a cache, and neither is what a person reads', async () => {
    expect((await refused({ url: '/api/v2/user' })).headers['cache-control']).toBe('no-store');
    const { headers } = await app.call('GET /api/v4/sandbox/clock', {});
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what the contract promises', () => {
  it('has a sentence for every error in every language', () => {
    for (const language of LANGUAGES)
      for (const code of errorBody.shape.code.options)
        expect(serverTexts(language)(`errors.${code}`)).not.toBe(`errors.${code}`);
  });

  it('is served, call by call', () => {
    for (const call of Object.keys(contract)) {
      const [method = '', url = ''] = call.split(' ');
      expect(app.http.hasRoute({ method: method as 'GET', url }), call).toBe(true);
    }
  });
});
