import type { staff as ru } from '../ru/staff.ts';
import type { Text } from '../text.ts';

export const staff = {
  title: 'სამუშაო სივრცე',
  loading: 'სამუშაო სივრცე იხსნება',
  description: 'თანამშრომლების სამუშაო სივრცე: შემოწმებები, ოფერტები, მონაცემთა მოთხოვნები.',
  'empty.title': 'თქვენი როლებისთვის აქ რიგები არ არის',
  'empty.text':
    'შემოწმებებსა და პარტნიორების მოთხოვნებს ოპერატორები ხედავენ. თქვენი როლის განყოფილებები მენიუში გამოჩნდება.',
  roles: 'თქვენი როლები',
  'role.operator': 'ოპერატორი',
  'role.lead': 'უფროსი ოპერატორი',
  'role.contentAdmin': 'საიტის რედაქტორი',
  'role.operator.text': 'ამოწმებს განაცხადებს, აქტივაციებსა და დოკუმენტებს, პასუხობს მიმართვებს.',
  'role.lead.text': 'ანაწილებს სამუშაოს, წყვეტს სადავო შემთხვევებს, გასცემს როლებს, კითხულობს ჟურნალს.',
  'role.contentAdmin.text': 'ასწორებს და აქვეყნებს საიტის გვერდებს; პარტნიორების მონაცემებს ვერ ხედავს.',
  'menu.reviews': 'შემოწმებები',
  'menu.offers': 'ოფერტები',
  'menu.privacy': 'მონაცემთა მოთხოვნები',
  'menu.count': { one: 'ელოდება {{count}}', other: 'ელოდება {{count}}' },
  'menu.many': '{{count}}+',
  'span.days': '{{count}} დღე',
  'span.hours': '{{count}} სთ',
  'span.minutes': '{{count}} წთ',
  'keys.open': 'კლავიშები',
  'keys.title': 'მუშაობა კლავიატურით',
  'keys.text': 'ასოები ნებისმიერ განლაგებაში მუშაობს და ჩუმადაა, სანამ ბეჭდავთ.',
  'keys.on': 'კლავიშები ჩართულია',
} as const satisfies Record<keyof typeof ru, Text>;
