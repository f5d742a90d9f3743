import type { shell as ru } from '../ru/shell.ts';
import type { Text } from '../text.ts';

export const shell = {
  'page.title': '{{section}} — პუნქტი',
  'page.description': 'შეკვეთების გაცემის პუნქტის მფლობელის კაბინეტი.',
  loading: 'კაბინეტი იხსნება',
  'failed.title': 'კაბინეტი ვერ გაიხსნა',
  'failed.text': 'სერვერმა არ უპასუხა. კაბინეტიდან არ გასულხართ: სცადეთ ხელახლა.',
  'menu.label': 'კაბინეტის განყოფილებები',
  'menu.open': 'მენიუს გახსნა',
  'menu.close': 'მენიუს დახურვა',
  'menu.orders': 'განაცხადები',
  'menu.points': 'გაცემის პუნქტები',
  'menu.tickets': 'მიმართვები',
  'menu.install': 'აპლიკაციის დაყენება',
  'menu.console': 'სამუშაო სივრცე',
  'user.label': 'მომხმარებლის მენიუ',
  'user.noname': 'უსახელო',
  'user.profile': 'პროფილი',
  'user.logout': 'გასვლა',
  'install.title': 'როგორ დააყენოთ „პუნქტი“',
  'install.ios.1': 'დააჭირეთ „გაზიარებას“ Safari-ს ქვედა პანელში.',
  'install.ios.2': 'აირჩიეთ „მთავარ ეკრანზე დამატება“.',
  'install.ios.3': 'დააჭირეთ „დამატებას“ — ხატულა სხვა აპლიკაციების გვერდით გამოჩნდება.',
  'install.other': 'გახსენით ბრაუზერის მენიუ და აირჩიეთ „აპლიკაციის დაყენება“ ან „მთავარ ეკრანზე დამატება“.',
} as const satisfies Record<keyof typeof ru, Text>;
