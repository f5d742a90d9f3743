import type { geo as ru } from '../ru/geo.ts';
import type { Text } from '../text.ts';

export const geo = {
  'tariff.percent': 'Remuneration: {{percent}}% of the point’s turnover',
  'tariff.town': 'Rate for {{town}}: population {{population}}',
  'tariff.area': 'Area {{area}} m²',
  'tariff.guaranteeFee': 'Guarantee fee: {{amount}}',
  'map.attribution': 'Towns: GeoNames, CC BY 4.0. Land and borders: Natural Earth',
  'map.sandbox': 'Streets, houses and zones of the sandbox are made up',
  moment: '{{time}} {{zone}}',
  'time.RU': 'Moscow time',
  'time.AM': 'Yerevan time',
  'time.KZ': 'Astana time',
  'time.BY': 'Minsk time',
  'time.UZ': 'Tashkent time',
  'time.KG': 'Bishkek time',
  'time.GE': 'Tbilisi time',
  'time.TJ': 'Dushanbe time',
  'time.TM': 'Ashgabat time',
  'zone.guaranteedIncome': 'Guaranteed income',
  'zone.single': 'One-time subsidy',
  'zone.none': 'No subsidy',
  'zone.grey': 'Taken or closed',
} as const satisfies Record<keyof typeof ru, Text>;
