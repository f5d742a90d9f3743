import { am } from './countries/am.ts';
import { by } from './countries/by.ts';
import type { Country, Currency } from './countries/country.ts';
import { ge } from './countries/ge.ts';
import { kg } from './countries/kg.ts';
import { kz } from './countries/kz.ts';
import { ru } from './countries/ru.ts';
import { tj } from './countries/tj.ts';
import { tm } from './countries/tm.ts';
import { uz } from './countries/uz.ts';
import type { CountryCode } from './country-code.ts';

/** Total by type: a country without its file does not compile. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  RU: ru,
  AM: am,
  KZ: kz,
  BY: by,
  UZ: uz,
  KG: kg,
  GE: ge,
  TJ: tj,
  TM: tm,
};

export function country(code: CountryCode): Country {
  return countries[code];
}

/** By its ISO 4217 code; one that no country of ours has is shown as its code. */
export const currencyOf = (code: string): Currency =>
  Object.values(countries).find(({ currency }) => currency.code === code)?.currency ?? { code, symbol: code };
