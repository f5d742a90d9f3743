import type { Text } from '../text.ts';

/** Map, zones and tariffs; whose hours a deadline is told in. */
export const geo = {
  'tariff.percent': 'Вознаграждение — {{percent}} % от оборота пункта',
  'tariff.town': {
    one: 'Ставка для населённого пункта {{town}}: {{population}} житель',
    few: 'Ставка для населённого пункта {{town}}: {{population}} жителя',
    many: 'Ставка для населённого пункта {{town}}: {{population}} жителей',
    other: 'Ставка для населённого пункта {{town}}: {{population}} жителя',
  },
  'tariff.area': 'Площадь {{area}} м²',
  'tariff.guaranteeFee': 'Гарантийный взнос — {{amount}}',
  'map.attribution': 'Данные о городах: GeoNames, CC BY 4.0. Суша и границы: Natural Earth',
  'map.sandbox': 'Улицы, дома и зоны в песочнице вымышлены',
  moment: '{{time}} {{zone}}',
  'time.RU': 'по Москве',
  'time.AM': 'по Еревану',
  'time.KZ': 'по Астане',
  'time.BY': 'по Минску',
  'time.UZ': 'по Ташкенту',
  'time.KG': 'по Бишкеку',
  'time.GE': 'по Тбилиси',
  'time.TJ': 'по Душанбе',
  'time.TM': 'по Ашхабаду',
  'zone.guaranteedIncome': 'Гарантированный доход',
  'zone.single': 'Единовременная субсидия',
  'zone.none': 'Без субсидии',
  'zone.grey': 'Занято или закрыто',
} as const satisfies Record<string, Text>;
