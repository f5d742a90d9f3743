import { BODY_LIMITS } from '@punkt/contract/endpoint';
import { errorBody } from '@punkt/contract/errors';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bodiesOf, garbage } from '../../../test/arbitrary.ts';
import { afterFile, logIn, type TestApp, testApp } from '../../../test/harness.ts';
import { bearer } from '../../../test/injection.ts';
import { makeLead } from '../../../test/people.ts';
import { CALLS, send } from '../../../test/wire.ts';

const cleanUp = afterFile();
let app: TestApp;
let phone = 79_165_000_000;
const environment = { CODES_PER_ADDRESS_PER_HOUR: '100000', CODES_PER_DAY: '1000000' };
beforeAll(async () => {
  app = await testApp({ cleanUp, environment });
});

const tokens = new Map<string, string>();
const isOpen = async (token: string) => (await app.call('GET /api/v2/user', {}, { token })).status === 200;

/** A person for each call, and another one once a call has ended the session it came with. */
async function tokenFor({ name, endpoint }: (typeof CALLS)[number]): Promise<string | undefined> {
  if (endpoint.access === 'public') return undefined;
  const known = tokens.get(name);
  if (known && (await isOpen(known))) return known;
  phone += 1;
  const { access } = await logIn(app, String(phone));
  if (endpoint.access === 'staff') await makeLead(app, String(phone));
  tokens.set(name, access);
  return access;
}

const filled = (path: string, value = '0b8a1cf2-7f5f-4ad8-a21b-0a2f4d1fd6a1') => path.replace(/:\w+/g, value);

/** Refused, and in our words: a program can read why, a person too. */
function expectRefusal({ status, text }: { status: number; text: string }, statuses: number[], note: string) {
  expect(statuses, note).toContain(status);
  const { success, data } = errorBody.safeParse(JSON.parse(text));
  expect(success, note).toBe(true);
  return data?.code;
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** Of these a text of many pages may have as many. */
const SMALL_DOCUMENTS = {
  '20,000 values': JSON.stringify(Array(20_000).fill(1)),
  '20,000 values in a field': JSON.stringify({ chunk: Array(20_000).fill(1) }),
};
const RAW_BODIES = {
  ...SMALL_DOCUMENTS,
  '150,000 values': JSON.stringify(Array(150_000).fill(1)),
  'half a JSON': '{"a":',
  'a bare word': 'undefined',
  'a NUL in a value': '{"phone":"\\u0000"}',
  'a NUL in a key': '{"\\u0000":1}',
  'a NUL deep inside': '{"a":[{"b":["\\u0000"]}]}',
  '40 levels': deep(40),
  '200,000 levels': '['.repeat(200_000) + ']'.repeat(200_000),
  'a key of the prototype': '{"__proto__":{"admin":true}}',
  'a key of the constructor': '{"constructor":{"prototype":{"admin":true}}}',
};

const VALUES: Record<string, unknown> = {
  'a string of 100 kB': 'x'.repeat(100_000),
  'a number of 400 digits': 1e308,
  'a number as a string': '12',
  'a negative number': -1,
  'half a character': '\ud800',
  'an array': [1],
  'an object': { a: 1 },
  null: null,
};

const POSTS = CALLS.filter(({ method }) => method === 'POST');
const IN_JSON = POSTS.filter(({ endpoint }) => !endpoint.binary);
const IN_BYTES = POSTS.filter(({ endpoint }) => endpoint.binary);

describe.each(IN_JSON.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { method, path, endpoint } = call;
  const post = (payload: string, token: string | undefined) => {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    return send(app, { method, url: filled(path), headers, payload });
  };

  const limit = BODY_LIMITS[endpoint.size ?? 'small'];
  const refusal = (body: string) => [Buffer.byteLength(body) > limit ? 413 : 400];

  it('refuses bodies that are no JSON of ours, and those that are too large before reading them', async () => {
    const token = await tokenFor(call);
    // By what comes before the schema: it would refuse most of them too, but only after it has walked through them.
    for (const [note, body] of Object.entries(RAW_BODIES)) {
      const code = expectRefusal(await post(body, token), refusal(body), note);
      if (!(endpoint.size === 'document' && note in SMALL_DOCUMENTS))
        expect(['bad_request', 'payload_too_large'], note).toContain(code);
    }
    const large = JSON.stringify({ a: 'x'.repeat(limit) });
    expectRefusal(await post(large, token), [413], 'too large');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  /** The schema decides what is strange; behind it nothing may break. */
  async function judge(body: unknown, token: string | undefined, note: string) {
    const text = JSON.stringify(body);
    const answer = await post(text, token);
    if (Buffer.byteLength(text) > limit) expectRefusal(answer, [413], note);
    else if (!endpoint.body || endpoint.body.safeParse(body ?? {}).success)
      expect(answer.status, note).toBeLessThan(500);
    else expectRefusal(answer, [400], note);
  }

  it('refuses strange bodies', async () => {
    const token = await tokenFor(call);
    const whole = { ...VALUES, text: 'text', true: true, 'an empty array': [] };
    for (const [note, value] of Object.entries(whole)) await judge(value, token, note);
  });

  if (endpoint.body)
    it('refuses strange values, field by field', async () => {
      const token = await tokenFor(call);
      for (const field of Object.keys(endpoint.body?.shape ?? {}))
        for (const [note, value] of Object.entries(VALUES))
          await judge({ [field]: value }, token, `${field}: ${note}`);
    });

  it('never fails at generated bodies', async () => {
    const token = await tokenFor(call);
    const bodies = endpoint.body ? bodiesOf(endpoint.body) : garbage;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect((await post(JSON.stringify(body), token)).status).toBeLessThan(500);
      }),
      { numRuns: 25 },
    );
  });
});

describe.each(IN_BYTES.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { method, path, endpoint } = call;
  const limit = BODY_LIMITS[endpoint.size ?? 'small'];
  const queries = endpoint.query ? bodiesOf(endpoint.query) : garbage;
  const urlOf = (query: unknown) => {
    const pairs = Object.entries(Object(query)).map(([name, value]) => [name, String(value)]);
    return `${filled(path)}?${new URLSearchParams(pairs)}`;
  };
  const BYTES = 'application/octet-stream';
  const post = (payload: Buffer | string, token: string | undefined, type: string, url = filled(path)) =>
    send(app, { method, url, headers: { 'content-type': type, ...bearer(token) }, payload });

  it('refuses whatever is not called bytes, and what is too large, before looking at anything', async () => {
    const token = await tokenFor(call);
    const types = [
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'x',
      ' ',
      `${BYTES}/x`,
    ];
    for (const type of [...types, `${BYTES}; charset=utf-8`, `${BYTES}, application/json`])
      expect(expectRefusal(await post('{}', token, type), [415], type)).toBe('unsupported_media_type');
    for (const [note, body] of Object.entries(RAW_BODIES))
      expectRefusal(await post(body, token, 'application/json'), [415], note);
    const code = expectRefusal(await post(Buffer.alloc(limit + 1), token, BYTES), [413], 'too large');
    expect(code).toBe('payload_too_large');
  });

  it('never fails at generated queries, headers and bytes', async () => {
    const token = await tokenFor(call);
    const bytes = fc.uint8Array({ maxLength: 2_000 });
    const name = fc.string({ unit: 'grapheme-ascii', maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(queries, bytes, name, async (query, body, text) => {
        const headers = { 'content-type': BYTES, 'x-file-name': text, ...bearer(token) };
        const answer = await send(app, { method, url: urlOf(query), headers, payload: Buffer.from(body) });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { method, path, endpoint } = call;

  it('never fails at strange queries and headers', async () => {
    const token = await tokenFor(call);
    const queries = [
      'a=%00',
      'a=%zz',
      '__proto__[x]=1',
      'a[]=1&a[]=2',
      `a=${'x'.repeat(10_000)}`,
      '&'.repeat(5_000),
    ];
    for (const query of queries) {
      const answer = await send(
        app,
        { method, url: `${filled(path)}?${query}`, headers: bearer(token) },
        endpoint.stream,
      );
      if (query === 'a=%00') expectRefusal(answer, [400], query);
      else expect(answer.status, query).toBeLessThan(500);
    }
    const headers = {
      ...bearer(token),
      'last-event-id': '9'.repeat(5_000),
      'accept-language': ';q=,'.repeat(1_000),
    };
    expect((await send(app, { method, url: filled(path), headers }, endpoint.stream)).status).toBeLessThan(
      500,
    );
  });

  if (path.includes(':'))
    it('refuses strange parameters', async () => {
      const token = await tokenFor(call);
      const values = [
        '%00',
        'a%00b',
        '..%2f..%2fetc',
        'x'.repeat(190),
        'x'.repeat(5_000),
        '%F0%9F%92%A5',
        "'%20or%201=1",
        '-1',
      ];
      for (const value of values) {
        const url = filled(path, value);
        expectRefusal(await send(app, { method, url, headers: bearer(token) }), [400, 404], value);
      }
    });

  if (endpoint.access !== 'public')
    it('refuses strange tokens', async () => {
      for (const authorization of [
        '',
        'Bearer',
        'Bearer ',
        `Bearer ${'x'.repeat(8_000)}`,
        'Basic YTpi',
        'Bearer a b',
      ]) {
        const answer = await send(
          app,
          { method, url: filled(path), headers: { authorization } },
          endpoint.stream,
        );
        expectRefusal(answer, [401], authorization.slice(0, 30));
      }
    });
});
