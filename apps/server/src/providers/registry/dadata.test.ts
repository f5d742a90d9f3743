import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attemptFor } from '../../../test/waiting.ts';
import { createDaData } from './dadata.ts';

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** A DaData of our own on a real socket: the n-th request gets the n-th answer, the last one for ever. */
async function standIn(...answers: Array<(response: ServerResponse) => void>) {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text),
    });
    answers[Math.min(asked.length, answers.length) - 1]?.(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/rs`;
  const attemptMs = attemptFor(answers, hang);
  return { asked, registry: createDaData({ url, token: 'secret-key', attemptMs }) };
}

const json = (data: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(data));
};
const status = (code: number) => (response: ServerResponse) => {
  response.statusCode = code;
  response.end('{"message":"7707083893 is secret"}');
};
const hang = () => undefined;
const suggestions = (...rows: unknown[]) => json({ suggestions: rows });

const head = {
  value: 'ПРИМЕР',
  data: {
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    okpo: '00032537',
    name: { full_with_opf: 'ПАО «ПОЛНОЕ ИМЯ»', short_with_opf: 'ПАО ИМЯ' },
    opf: { code: '12247' },
    state: { status: 'ACTIVE' },
    address: { value: 'г Москва' },
    branch_type: 'MAIN',
  },
};
const company = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  okopf: '12247',
  okpo: '00032537',
  name: 'ПАО ИМЯ',
  address: 'г Москва',
};

describe('a company by its number', () => {
  it('is asked for with the key, and read', async () => {
    const { registry, asked } = await standIn(suggestions(head));
    expect(await registry.findCompany('RU', '7707083893')).toEqual({ status: 'found', found: company });
    expect(asked).toEqual([
      { path: '/rs/findById/party', authorization: 'Token secret-key', body: { query: '7707083893' } },
    ]);
  });

  it('is its head office, whatever comes first', async () => {
    const branch = { value: 'Ф', data: { ...head.data, kpp: '540602001', branch_type: 'BRANCH' } };
    const { registry } = await standIn(suggestions(branch, head));
    expect(await registry.findCompany('RU', '7707083893')).toMatchObject({ found: { kpp: '773601001' } });
  });

  it.each(['LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING'])(
    'is not found when %s',
    async (state) => {
      const gone = { ...head, data: { ...head.data, state: { status: state } } };
      const { registry } = await standIn(suggestions(gone));
      expect(await registry.findCompany('RU', '7707083893')).toEqual({ status: 'not_found' });
    },
  );

  it('is not found in an empty answer, nor under another number', async () => {
    const { registry } = await standIn(suggestions(), suggestions(head));
    expect(await registry.findCompany('RU', '7707083893')).toEqual({ status: 'not_found' });
    expect(await registry.findCompany('RU', '7707083894')).toEqual({ status: 'not_found' });
  });

  it('is read where DaData knows little', async () => {
    const { registry } = await standIn(
      suggestions({
        value: 'ИП Ли Ян',
        data: { inn: '500100732259', kpp: null, opf: null, state: { status: 'ACTIVE' } },
      }),
    );
    expect(await registry.findCompany('RU', '500100732259')).toEqual({
      status: 'found',
      found: { inn: '500100732259', kpp: '', ogrn: '', okopf: '', okpo: '', name: 'ИП Ли Ян', address: '' },
    });
  });

  it('of Kazakhstan and Belarus comes from their registers', async () => {
    const { registry, asked } = await standIn(
      suggestions({
        value: 'x',
        data: { bin: '140440031745', status: 'ACTIVE', name_ru: 'ТОО', address_ru: 'А' },
      }),
      suggestions({
        value: 'x',
        data: { unp: '190657494', status: 'ACTIVE', short_name_ru: 'ООО', address: 'М' },
      }),
      suggestions({ value: 'x', data: { unp: '190657494', status: 'LIQUIDATED' } }),
    );
    expect(await registry.findCompany('KZ', '140440031745')).toMatchObject({
      found: { name: 'ТОО', address: 'А' },
    });
    expect(await registry.findCompany('BY', '190657494')).toMatchObject({
      found: { name: 'ООО', address: 'М' },
    });
    expect(await registry.findCompany('BY', '190657494')).toEqual({ status: 'not_found' });
    expect(asked.map(({ path }) => path)).toEqual([
      '/rs/findById/party_kz',
      '/rs/findById/party_by',
      '/rs/findById/party_by',
    ]);
  });

  it('is not asked for where there is no register', async () => {
    const { registry, asked } = await standIn(suggestions());
    expect(await registry.findCompany('GE', '204566978')).toEqual({ status: 'no_register' });
    expect(await registry.findBank('KZ', 'KCJBKZKX')).toEqual({ status: 'no_register' });
    expect(asked).toEqual([]);
  });
});

describe('a bank by its code', () => {
  const bank = {
    value: 'БАНК',
    data: {
      bic: '044525225',
      inn: '7707083893',
      correspondent_account: '30101810400000000225',
      name: { payment: 'ПАО БАНК' },
      state: { status: 'ACTIVE' },
    },
  };
  it('is read, and not found when closed', async () => {
    const closed = { ...bank, data: { ...bank.data, state: { status: 'LIQUIDATED' } } };
    const { registry, asked } = await standIn(suggestions(bank), suggestions(closed));
    expect(await registry.findBank('RU', '044525225')).toEqual({
      status: 'found',
      found: {
        bik: '044525225',
        name: 'ПАО БАНК',
        inn: '7707083893',
        corAccount: '30101810400000000225',
      },
    });
    expect(await registry.findBank('RU', '044525225')).toEqual({ status: 'not_found' });
    expect(asked[0]?.path).toBe('/rs/findById/bank');
  });
});

describe('a register in trouble', () => {
  it.each([
    ['its own failure', status(500)],
    ['too many requests', status(429)],
    ['silence', hang],
    ['a cut line', (response: ServerResponse) => void response.destroy()],
  ])('is asked again after %s', async (_name, trouble) => {
    const { registry, asked } = await standIn(trouble, suggestions(head));
    expect(await registry.findCompany('RU', '7707083893')).toMatchObject({ status: 'found' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['garbage', (response: ServerResponse) => void response.end('<html>7707083893')],
    ['another shape', json({ suggestions: 'none' })],
    ['a shape inside', suggestions({ value: 1, data: null })],
    ['too much', json({ suggestions: [], filler: 'x'.repeat(600_000) })],
    ['a failure', status(503)],
    ['a refused key', status(403)],
    ['silence', hang],
  ])('throws on %s, and quotes nothing of it', async (_name, trouble) => {
    const { registry } = await standIn(trouble);
    const error = await registry.findCompany('RU', '7707083893').catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/7707083893|secret/);
  });

  it('does not repeat what is final', async () => {
    const { registry, asked } = await standIn(status(403));
    await expect(registry.findCompany('RU', '7707083893')).rejects.toThrow('403');
    expect(asked).toHaveLength(1);
  });

  it('is left alone after five failures in a row', async () => {
    const { registry, asked } = await standIn(status(500));
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(registry.findCompany('RU', '7707083893')).rejects.toThrow();
    expect(asked).toHaveLength(5);
  });
});
