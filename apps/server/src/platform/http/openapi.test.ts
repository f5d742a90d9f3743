import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile, PRODUCTION, type TestApp, testApp } from '../../../test/harness.ts';
import { CALLS } from '../../../test/wire.ts';

interface Operation {
  readonly summary: string;
  readonly security?: unknown[];
  readonly parameters?: Array<{ name: string; in: string; required?: boolean; schema: object }>;
  readonly requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }>;
  };
  readonly responses: Record<string, { content: Record<string, { schema: { properties: object } }> }>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

const cleanUp = afterFile();
let app: TestApp;
let production: TestApp;
let description: Description;
beforeAll(async () => {
  app = await testApp({ cleanUp });
  production = await testApp({ cleanUp, environment: PRODUCTION });
  description = (await app.http.inject('/api/openapi.json')).json();
});

const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const operationOf = ({ method, path }: (typeof CALLS)[number]) =>
  description.paths[template(path)]?.[method.toLowerCase()];
const listed = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('the description of the wire', () => {
  it('is OpenAPI 3.1', () => {
    expect(description.openapi).toMatch(/^3\.1\./);
  });

  it('lists the calls of the contract and nothing else', () => {
    const wanted = CALLS.map(({ method, path }) => `${method} ${template(path)}`);
    expect(listed(description).sort()).toEqual(wanted.sort());
  });

  it.each(CALLS.map((call) => [call.name, call] as const))('tells all about %s', (_, call) => {
    const operation = operationOf(call);
    expect(operation?.summary).toBe(call.endpoint.summary);
    expect(operation?.security).toEqual(call.endpoint.access === 'public' ? undefined : [{ token: [] }]);
    const body = operation?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(Object.keys(call.endpoint.body?.shape ?? {}));
    const types = Object.keys(operation?.requestBody?.content ?? {});
    if (call.endpoint.binary) expect(types).toEqual(['application/octet-stream']);
    else expect(types).toEqual(call.endpoint.body ? ['application/json'] : []);
    const parameters = operation?.parameters ?? [];
    for (const [place, part] of [
      ['path', call.endpoint.params],
      ['query', call.endpoint.query],
      ['header', call.endpoint.headers],
    ] as const) {
      const names = parameters.filter((each) => each.in === place).map(({ name }) => name);
      expect(names).toEqual(Object.keys(part?.shape ?? {}));
    }
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
  });

  it('describes what is sent: a default makes a field optional', () => {
    const login = CALLS.find(({ name }) => name === 'POST /api/v1/login');
    const body = login && operationOf(login)?.requestBody?.content['application/json']?.schema;
    expect(body?.required).toEqual(['phone', 'country', 'device_uuid']);
  });

  it('describes a refusal as it is', () => {
    for (const call of CALLS) {
      const schema = operationOf(call)?.responses['4XX']?.content['application/json']?.schema;
      expect(Object.keys(schema?.properties ?? {})).toEqual([
        'message',
        'code',
        'request_id',
        'data',
        'errors',
      ]);
    }
  });

  it('can be browsed, scripts and all', async () => {
    const page = await app.http.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await app.http.inject('/api/docs')).statusCode).toBeLessThan(400);
    const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const url = new URL(script, 'http://localhost/api/docs/').pathname;
      expect((await app.http.inject(url)).statusCode, url).toBe(200);
    }
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src[^;]*'self'/);
  });
});

describe('in production', () => {
  it('calls of the sandbox do not exist', async () => {
    const sandboxCalls = CALLS.filter(({ endpoint }) => endpoint.sandbox);
    expect(sandboxCalls.length).toBeGreaterThan(0);
    for (const { method, path } of sandboxCalls) {
      const answer = await production.http.inject({
        method,
        url: path,
        ...(method === 'POST' && { payload: {} }),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });

  it('the description leaves them out', async () => {
    const calls = listed((await production.http.inject('/api/openapi.json')).json());
    const wanted = CALLS.filter(({ endpoint }) => !endpoint.sandbox).map(
      ({ method, path }) => `${method} ${template(path)}`,
    );
    expect(calls.sort()).toEqual(wanted.sort());
  });

  it('nobody of the sandbox has an account', async () => {
    const device_uuid = '0b8a1cf2-7f5f-4ad8-a21b-0a2f4d1fd6a1';
    expect(
      await production.db
        .selectFrom('users' as never)
        .selectAll()
        .execute(),
    ).toEqual([]);
    const { body } = await app.call('POST /api/v1/login', {
      body: { phone: '79000000005', country: 'RU', device_uuid },
    });
    expect(body).not.toHaveProperty('code');
  });
});
