import type { CountryCode } from '@punkt/domain/country-code';
import type { Text } from '../text.ts';

export const countries = {
  RU: 'Россия',
  AM: 'Армения',
  KZ: 'Казахстан',
  BY: 'Беларусь',
  UZ: 'Узбекистан',
  KG: 'Кыргызстан',
  GE: 'Грузия',
  TJ: 'Таджикистан',
  TM: 'Туркменистан',
  'currency.RU': 'Российский рубль',
  'currency.AM': 'Армянский драм',
  'currency.KZ': 'Казахстанский тенге',
  'currency.BY': 'Белорусский рубль',
  'currency.UZ': 'Узбекский сум',
  'currency.KG': 'Кыргызский сом',
  'currency.GE': 'Грузинский лари',
  'currency.TJ': 'Таджикский сомони',
  'currency.TM': 'Туркменский манат',
} as const satisfies Record<CountryCode | `currency.${CountryCode}`, Text>;
