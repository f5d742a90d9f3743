import type { Text } from '../text.ts';

/** Map, zones and tariffs. */
export const geo = {
  'tariff.percent': 'Вознаграждение — {{percent}} % от оборота пункта',
  'tariff.town': 'Ставка для населённого пункта {{town}}: {{population}} жителей',
  'tariff.area': 'Площадь {{area}} м²',
  'tariff.guaranteeFee': 'Гарантийный взнос — {{amount}}',
  'map.attribution': 'Данные о городах: GeoNames, CC BY 4.0. Суша и границы: Natural Earth',
  'map.sandbox': 'Улицы, дома и зоны в песочнице вымышлены',
  'zone.guaranteedIncome': 'Гарантированный доход',
  'zone.single': 'Единовременная субсидия',
  'zone.none': 'Без субсидии',
  'zone.grey': 'Занято или закрыто',
} as const satisfies Record<string, Text>;
