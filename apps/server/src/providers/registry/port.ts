import type { CountryCode } from '@punkt/domain/country-code';

/** What a register tells of a company; empty where it does not know. */
export interface RegisteredCompany {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly okopf: string;
  readonly okpo: string;
  readonly name: string;
  readonly address: string;
}

export interface RegisteredBank {
  readonly bik: string;
  readonly name: string;
  readonly inn: string;
  readonly corAccount: string;
}

/** Liquidated is `not_found` too: only who works may register. `no_register` where the country has none we can ask. */
export type LookUp<T> =
  | { readonly status: 'found'; readonly found: T }
  | { readonly status: 'not_found' }
  | { readonly status: 'no_register' };

/** Answers, or throws when the register can't be asked; nobody takes an outage for «not found». */
export interface RegistryPort {
  findCompany(country: CountryCode, inn: string): Promise<LookUp<RegisteredCompany>>;
  findBank(country: CountryCode, bik: string): Promise<LookUp<RegisteredBank>>;
}

export const NOT_FOUND = { status: 'not_found' } as const;
export const NO_REGISTER = { status: 'no_register' } as const;
export const found = <T>(value: T): LookUp<T> => ({ status: 'found', found: value });
