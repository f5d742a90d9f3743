import type { CountryCode } from '@punkt/domain/country-code';
import type { Text } from '../text.ts';

export const countries = {
  RU: 'რუსეთი',
  AM: 'სომხეთი',
  KZ: 'ყაზახეთი',
  BY: 'ბელარუსი',
  UZ: 'უზბეკეთი',
  KG: 'ყირგიზეთი',
  GE: 'საქართველო',
  TJ: 'ტაჯიკეთი',
  TM: 'თურქმენეთი',
  'currency.RU': 'რუსული რუბლი',
  'currency.AM': 'სომხური დრამი',
  'currency.KZ': 'ყაზახური თენგე',
  'currency.BY': 'ბელარუსული რუბლი',
  'currency.UZ': 'უზბეკური სუმი',
  'currency.KG': 'ყირგიზული სომი',
  'currency.GE': 'ქართული ლარი',
  'currency.TJ': 'ტაჯიკური სომონი',
  'currency.TM': 'თურქმენული მანათი',
} as const satisfies Record<CountryCode | `currency.${CountryCode}`, Text>;
