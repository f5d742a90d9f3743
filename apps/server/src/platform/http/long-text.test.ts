import { BODY_LIMITS } from '@punkt/contract/endpoint';
import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readLongText } from './long-text.ts';

/** Two readers of the same bodies: ours, and the one that everybody else uses. */
function readers() {
  const [ours, plain] = [Fastify(), Fastify()];
  readLongText(ours, ['chunk', 'content']);
  for (const app of [ours, plain]) app.post('/', async ({ body }) => ({ body }));
  const read = async (payload: string | Buffer) => {
    const request = {
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload,
    } as const;
    const [one, two] = [await ours.inject(request), await plain.inject(request)];
    expect(one.statusCode).toBe(two.statusCode);
    // A large one is refused before it is read, so nobody can say what exactly is wrong with it.
    if (one.statusCode === 200 || payload.length < BODY_LIMITS.small) expect(one.json()).toEqual(two.json());
    return one.statusCode;
  };
  return read;
}

describe('a body with a long text is read as any other', () => {
  const read = readers();
  it.each([
    ['plainly', '{"a":1,"chunk":"QUJD","b":"ж"}', 200],
    ['with spaces', '{ "chunk" :\n\t"QUJD" }', 200],
    ['escaped', '{"chunk":"QU\\/JD\\u0041"}', 200],
    ['empty', '{"chunk":""}', 200],
    ['twice', '{"chunk":"one","chunk":"two"}', 200],
    ['deeper', '{"a":{"chunk":"QUJD"}}', 200],
    ['a number', '{"chunk":12}', 200],
    ['a name that only ends like it', '{"\\"chunk":"QUJD"}', 200],
    ['named in a text', '{"name":"\\"chunk\\":\\"x\\"","chunk":"QUJD"}', 200],
    ['the other field', '{"content":"data:QUJD","chunk":5}', 200],
    ['in a list', '["chunk","QUJD"]', 200],
    ['not closed', '{"chunk":"QUJD', 400],
    ['followed by nothing', '{"chunk":', 400],
    ['beside a prototype', '{"__proto__":{"x":1},"chunk":"QUJD"}', 400],
    ['no JSON at all', 'chunk', 400],
    ['nothing', '', 400],
  ])('%s', async (_, body, status) => expect(await read(body)).toBe(status));

  const long = 'A'.repeat(20_000);
  it.each([
    ['whole', `{"a":1,"chunk":"${long}"}`, 200],
    ['between spaces', ` \n{ "chunk" : "${long}" }\r\n `, 200],
    ['escaped', `{"chunk":"${'QU\\/J'.repeat(5_000)}"}`, 200],
    ['behind more spaces than anybody needs', `{"chunk":${' '.repeat(20_000)}"QUJD"}`, 200],
    ['cut short', `{"chunk":"${long}`, 400],
    ['cut short behind it', `{"chunk":"${long}"`, 400],
    ['and closed as a list', `{"chunk":"${long}"]`, 400],
  ])('large, %s', async (_, body, status) => expect(await read(body)).toBe(status));

  it('whatever it is', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String());
    const value = fc.record(
      { chunk: fc.oneof(text, fc.jsonValue()), name: text, content: text, more: fc.jsonValue() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(value, async (body) => {
        await read(JSON.stringify(body));
      }),
      { numRuns: 300 },
    );
  });
});
