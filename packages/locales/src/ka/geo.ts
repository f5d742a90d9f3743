import type { geo as ru } from '../ru/geo.ts';
import type { Text } from '../text.ts';

export const geo = {
  'tariff.percent': 'ანაზღაურება — პუნქტის ბრუნვის {{percent}} %',
  'tariff.town': 'განაკვეთი დასახლებული პუნქტისთვის {{town}}: {{population}} მცხოვრები',
  'tariff.area': 'ფართობი {{area}} მ²',
  'tariff.guaranteeFee': 'საგარანტიო შენატანი — {{amount}}',
  'map.attribution': 'მონაცემები ქალაქებზე: GeoNames, CC BY 4.0. ხმელეთი და საზღვრები: Natural Earth',
  'map.sandbox': 'სატესტო გარემოში ქუჩები, სახლები და ზონები გამოგონილია',
  moment: '{{zone}} {{time}}',
  'time.RU': 'მოსკოვის დროით',
  'time.AM': 'ერევნის დროით',
  'time.KZ': 'ასტანის დროით',
  'time.BY': 'მინსკის დროით',
  'time.UZ': 'ტაშკენტის დროით',
  'time.KG': 'ბიშკეკის დროით',
  'time.GE': 'თბილისის დროით',
  'time.TJ': 'დუშანბის დროით',
  'time.TM': 'აშხაბადის დროით',
  'zone.guaranteedIncome': 'გარანტირებული შემოსავალი',
  'zone.single': 'ერთჯერადი სუბსიდია',
  'zone.none': 'სუბსიდიის გარეშე',
  'zone.grey': 'დაკავებული ან დახურული',
} as const satisfies Record<keyof typeof ru, Text>;
