import type { CountryCode } from '@punkt/domain/country-code';
import { found, NO_REGISTER, NOT_FOUND, type RegisteredCompany, type RegistryPort } from './port.ts';
import { correspondentAccount, hasRightInn, madeUpBank, madeUpCompany } from './sandbox-made-up.ts';
import { SANDBOX_BANKS, SANDBOX_COMPANIES, type SandboxCompany } from './sandbox-register.ts';

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
