import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { describe, expect, it } from 'vitest';
import { createSandboxRegistry, hasRightInn } from './sandbox.ts';
import { SANDBOX_BANKS, SANDBOX_COMPANIES } from './sandbox-register.ts';

const registry = createSandboxRegistry();

describe('companies of the sandbox', () => {
  it('are about twenty, in three countries, each with a number of its own', () => {
    expect(SANDBOX_COMPANIES).toHaveLength(20);
    expect(new Set(SANDBOX_COMPANIES.map(({ country }) => country))).toEqual(new Set(['RU', 'KZ', 'BY']));
    expect(new Set(SANDBOX_COMPANIES.map(({ country, inn }) => country + inn)).size).toBe(20);
  });

  it.each(SANDBOX_COMPANIES.map((row) => [row.country, row.inn, row] as const))(
    '%s %s',
    async (country, inn, row) => {
      const answer = await registry.findCompany(country, inn);
      if (row.state) expect(answer).toEqual({ status: 'not_found' });
      else expect(answer).toMatchObject({ status: 'found', found: { inn, name: row.name } });
      if (country === 'RU') expect(hasRightInn(inn)).toBe(true);
    },
  );

  it('answers a number of somebody who tries with a company that says it is an example', async () => {
    expect(await registry.findCompany('RU', '7707083893')).toMatchObject({
      status: 'found',
      found: {
        inn: '7707083893',
        kpp: '770701001',
        ogrn: expect.stringMatching(/^\d{13}$/),
        name: 'ООО «Пример 3893» (песочница)',
      },
    });
    expect(await registry.findCompany('RU', '500100732259')).toMatchObject({
      found: { kpp: '', ogrn: expect.stringMatching(/^\d{15}$/), name: expect.stringContaining('пример') },
    });
  });

  it.each(['7707083894', '500100732258', '77070838', 'abcdefghij'])(
    'knows no %s: its control digits are wrong',
    async (inn) => {
      expect(await registry.findCompany('RU', inn)).toEqual({ status: 'not_found' });
    },
  );

  it('knows nobody else in Kazakhstan and Belarus, and has no register elsewhere', async () => {
    expect(await registry.findCompany('KZ', '140440031745')).toEqual({ status: 'not_found' });
    expect(await registry.findCompany('BY', '190657494')).toEqual({ status: 'not_found' });
    const others = COUNTRY_CODES.filter((code) => !['RU', 'KZ', 'BY'].includes(code));
    for (const code of others)
      expect(await registry.findCompany(code, '12345678')).toEqual({ status: 'no_register' });
  });

  it.each(['0000000000', '000000000000'])('plays an outage for %s', async (inn) => {
    await expect(registry.findCompany('RU', inn)).rejects.toThrow('outage');
  });
});

describe('banks of the sandbox', () => {
  it.each(SANDBOX_BANKS.map((row) => [row.country, row.bik, row.name] as const))(
    '%s %s',
    async (country, bik, name) => {
      expect(await registry.findBank(country, bik)).toMatchObject({ status: 'found', found: { bik, name } });
    },
  );

  it('makes up a Russian one whose correspondent account fits its code', async () => {
    expect(await registry.findBank('RU', '044525225')).toMatchObject({
      found: { corAccount: '30101810400000000225', name: expect.stringContaining('песочница') },
    });
  });

  it('knows no code of another shape, has no register elsewhere, and can be down', async () => {
    expect(await registry.findBank('RU', '123456789')).toEqual({ status: 'not_found' });
    expect(await registry.findBank('GE', 'BAGAGE22')).toEqual({ status: 'no_register' });
    await expect(registry.findBank('RU', '000000000')).rejects.toThrow('outage');
  });
});
