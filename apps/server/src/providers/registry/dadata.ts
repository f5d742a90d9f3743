import type { CountryCode } from '@punkt/domain/country-code';
import { request } from 'undici';
import { createOutboundClient, Refused } from '../outbound-client.ts';
import { COMPANY_READERS, readBanks } from './dadata-answers.ts';
import { found, type LookUp, NO_REGISTER, NOT_FOUND, type RegistryPort } from './port.ts';

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

/** Stops at the limit instead of reading an endless answer into memory. */
async function readJson(body: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new Error('DaData answered with too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** What is not understood is never quoted: the answer holds names and addresses, and an error ends in the log. */
function understand<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Error('DaData answered with something unknown');
  }
}

const first = <T>([value]: readonly T[]): LookUp<T> => (value ? found(value) : NOT_FOUND);

/** A request or a key that it refuses will be refused again; too many requests (429) and its own failures pass. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 429 && status !== 408;

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
        const text = `DaData answered ${statusCode}`;
        throw isFinal(statusCode) ? new Refused(text) : new Error(text);
      }
      return readJson(body).catch(() => {
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
