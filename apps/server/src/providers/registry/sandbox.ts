import type { CountryCode } from '@punkt/domain/country-code';
import {
  found,
  NO_REGISTER,
  NOT_FOUND,
  type RegisteredBank,
  type RegisteredCompany,
  type RegistryPort,
} from './port.ts';
import { SANDBOX_BANKS, SANDBOX_COMPANIES, type SandboxCompany } from './sandbox-register.ts';

/** Any other number gets an answer too, and the company's name says that it is made up. */

const weigh = (digits: string, weights: readonly number[]): string =>
  String((weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 11) % 10);

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, ...TEN];
const TWELVE = [3, ...ELEVEN];

/** The control digits of a Russian INN, of a company (10) or a person (12). */
export function hasRightInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return inn.endsWith(weigh(inn, TEN));
  return /^\d{12}$/.test(inn) && inn.endsWith(weigh(inn, ELEVEN) + weigh(inn, TWELVE));
}

const digitsFrom = (inn: string, length: number): string => inn.repeat(2).slice(0, length);

function madeUpCompany(inn: string): RegisteredCompany {
  const isPerson = inn.length === 12;
  const body = isPerson ? `3${digitsFrom(inn, 13)}` : `1${digitsFrom(inn, 11)}`;
  return {
    inn,
    kpp: isPerson ? '' : `${inn.slice(0, 4)}01001`,
    ogrn: body + String((BigInt(body) % (isPerson ? 13n : 11n)) % 10n),
    okopf: isPerson ? '50102' : '12300',
    okpo: '',
    name: isPerson
      ? `ИП Образцов Иван (пример ${inn.slice(-4)})`
      : `ООО «Пример ${inn.slice(-4)}» (песочница)`,
    address: 'г. Примерск, ул. Учебная, д. 1',
  };
}

/** A correspondent account ends with the bank's own three digits; the ninth digit makes its control sum come out. */
function correspondentAccount(bik: string): string {
  const sum = (text: string) =>
    [...text].reduce(
      (total, digit, index) => total + ((Number(digit) * ([7, 1, 3][index % 3] ?? 0)) % 10),
      0,
    );
  const account = (key: number) => `30101810${key}00000000${bik.slice(-3)}`;
  const key = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => sum(`0${bik.slice(4, 6)}${account(digit)}`) % 10 === 0,
  );
  return account(key ?? 0);
}

const madeUpBank = (bik: string): RegisteredBank => ({
  bik,
  name: `Учебный банк ${bik.slice(-3)} (песочница)`,
  inn: '',
  corAccount: correspondentAccount(bik),
});

const REGISTERS: readonly CountryCode[] = ['RU', 'KZ', 'BY'];

/** Asked for a number of zeros alone, the sandbox behaves like a register that is down. */
const OUTAGE = /^0+$/;

const present = ({
  inn,
  kpp = '',
  ogrn = '',
  okpo = '',
  name,
  address,
}: SandboxCompany): RegisteredCompany => ({
  inn,
  kpp,
  ogrn,
  okpo,
  okopf: ogrn.length === 15 ? '50102' : ogrn.length === 13 ? '12300' : '',
  name,
  address,
});

/**
 * A register of made-up companies and banks, among them a liquidated one. Any other Russian number with right control
 * digits is answered with a company whose name says that it is an example, so that people can try with their own.
 */
export function createSandboxRegistry(): RegistryPort {
  return {
    findCompany: async (country, inn) => {
      if (OUTAGE.test(inn)) throw new Error('sandbox register plays an outage');
      if (!REGISTERS.includes(country)) return NO_REGISTER;
      const row = SANDBOX_COMPANIES.find((entry) => entry.country === country && entry.inn === inn);
      if (row) return row.state ? NOT_FOUND : found(present(row));
      return country === 'RU' && hasRightInn(inn) ? found(madeUpCompany(inn)) : NOT_FOUND;
    },
    findBank: async (country, bik) => {
      if (OUTAGE.test(bik)) throw new Error('sandbox register plays an outage');
      if (!REGISTERS.includes(country)) return NO_REGISTER;
      const row = SANDBOX_BANKS.find((entry) => entry.country === country && entry.bik === bik);
      if (!row) return country === 'RU' && /^04\d{7}$/.test(bik) ? found(madeUpBank(bik)) : NOT_FOUND;
      const corAccount = country === 'RU' ? correspondentAccount(bik) : '';
      return found({ bik, name: row.name, inn: row.inn, corAccount });
    },
  };
}
