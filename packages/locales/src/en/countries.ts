import type { CountryCode } from '@punkt/domain/country-code';
import type { Text } from '../text.ts';

export const countries = {
  RU: 'Russia',
  AM: 'Armenia',
  KZ: 'Kazakhstan',
  BY: 'Belarus',
  UZ: 'Uzbekistan',
  KG: 'Kyrgyzstan',
  GE: 'Georgia',
  TJ: 'Tajikistan',
  TM: 'Turkmenistan',
  'currency.RU': 'Russian rouble',
  'currency.AM': 'Armenian dram',
  'currency.KZ': 'Kazakhstani tenge',
  'currency.BY': 'Belarusian rouble',
  'currency.UZ': 'Uzbekistani soum',
  'currency.KG': 'Kyrgyzstani som',
  'currency.GE': 'Georgian lari',
  'currency.TJ': 'Tajikistani somoni',
  'currency.TM': 'Turkmenistani manat',
} as const satisfies Record<CountryCode | `currency.${CountryCode}`, Text>;
