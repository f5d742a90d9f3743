import type { CountryCode } from '@punkt/domain/country-code';
import { request } from 'undici';
import { z } from 'zod';
import { createOutboundClient, failureOf, readJson } from '../outbound-client.ts';
import {
  found,
  type LookUp,
  NO_REGISTER,
  NOT_FOUND,
  type RegisteredBank,
  type RegisteredCompany,
  type RegistryPort,
} from './port.ts';

/** DaData leaves out or nulls whatever it does not know; both become an empty text. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const named = <T extends z.ZodType>(shape: T) =>
  z.object({ suggestions: z.array(z.object({ value: text, data: shape })) });

const party = named(
  z.object({
    inn: text,
    kpp: text,
    ogrn: text,
    okpo: text,
    name: z.object({ full_with_opf: text, short_with_opf: text }).nullish(),
    opf: z.object({ code: text }).nullish(),
    state: z.object({ status: text }).nullish(),
    address: z.object({ value: text }).nullish(),
    branch_type: text,
  }),
);
const kazakhParty = named(z.object({ bin: text, status: text, name_ru: text, address_ru: text }));
const belarusianParty = named(
  z.object({ unp: text, status: text, full_name_ru: text, short_name_ru: text, address: text }),
);
const bank = named(
  z.object({
    bic: text,
    inn: text,
    correspondent_account: text,
    name: z.object({ payment: text }).nullish(),
    state: z.object({ status: text }).nullish(),
  }),
);

const noCodes = { kpp: '', ogrn: '', okopf: '', okpo: '' };

/** An answer of each register, read into ours; what is no longer active, or is not what was asked for, is left out. */
const COMPANY_READERS = {
  party: (json: unknown, inn: string): RegisteredCompany[] =>
    party
      .parse(json)
      .suggestions.filter(({ data }) => data.inn === inn && data.state?.status === 'ACTIVE')
      // The head office first: branches have the same INN and a KPP of their own.
      .sort((a, b) => Number(a.data.branch_type === 'BRANCH') - Number(b.data.branch_type === 'BRANCH'))
      .map(({ value, data }) => ({
        inn: data.inn,
        kpp: data.kpp,
        ogrn: data.ogrn,
        okopf: data.opf?.code ?? '',
        okpo: data.okpo,
        name: data.name?.short_with_opf || data.name?.full_with_opf || value,
        address: data.address?.value ?? '',
      })),
  party_kz: (json: unknown, inn: string): RegisteredCompany[] =>
    kazakhParty
      .parse(json)
      .suggestions.filter(({ data }) => data.bin === inn && data.status === 'ACTIVE')
      .map(({ value, data }) => ({ ...noCodes, inn, name: data.name_ru || value, address: data.address_ru })),
  party_by: (json: unknown, inn: string): RegisteredCompany[] =>
    belarusianParty
      .parse(json)
      .suggestions.filter(({ data }) => data.unp === inn && data.status === 'ACTIVE')
      .map(({ value, data }) => ({
        ...noCodes,
        inn,
        name: data.short_name_ru || data.full_name_ru || value,
        address: data.address,
      })),
} as const;

const readBanks = (json: unknown, bik: string): RegisteredBank[] =>
  bank
    .parse(json)
    .suggestions.filter(({ data }) => data.bic === bik && data.state?.status === 'ACTIVE')
    .map(({ value, data }) => ({
      bik: data.bic,
      name: data.name?.payment || value,
      inn: data.inn,
      corAccount: data.correspondent_account,
    }));

export interface DaDataOptions {
  readonly url: string;
  readonly token: string;
  readonly attemptMs?: number;
}

const COMPANY_REGISTERS: Partial<Record<CountryCode, keyof typeof COMPANY_READERS>> = {
  RU: 'party',
  KZ: 'party_kz',
  BY: 'party_by',
};
const BANK_REGISTERS: readonly CountryCode[] = ['RU'];

const ANSWER_LIMIT = 512 * 1024;

/** What is not understood is never quoted: the answer holds names and addresses, and an error ends in the log. */
function understand<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Error('DaData answered with something unknown');
  }
}

const first = <T>([value]: readonly T[]): LookUp<T> => (value ? found(value) : NOT_FOUND);

export function createDaData({ url, token, attemptMs = 3_000 }: DaDataOptions): RegistryPort {
  const outside = createOutboundClient({ service: 'registry', attemptMs, repeatable: true });

  const findById = (register: string, query: string): Promise<unknown> =>
    outside.call(async (signal) => {
      const { statusCode, body } = await request(`${url}/findById/${register}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Token ${token}`,
        },
        body: JSON.stringify({ query }),
        signal,
      });
      if (statusCode !== 200) {
        await body.dump();
        throw failureOf('DaData', statusCode);
      }
      return readJson(body, ANSWER_LIMIT).catch(() => {
        throw new Error('DaData answered with something unknown');
      });
    });

  return {
    findCompany: async (country, inn) => {
      const register = COMPANY_REGISTERS[country];
      if (!register) return NO_REGISTER;
      const answer = await findById(register, inn);
      return first(understand(() => COMPANY_READERS[register](answer, inn)));
    },
    findBank: async (country, bik) => {
      if (!BANK_REGISTERS.includes(country)) return NO_REGISTER;
      const answer = await findById('bank', bik);
      return first(understand(() => readBanks(answer, bik)));
    },
  };
}
