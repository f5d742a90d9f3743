import type { staff as ru } from '../ru/staff.ts';
import type { Text } from '../text.ts';

export const staff = {
  'page.title': 'სამუშაო სივრცე — პუნქტი',
  title: 'სამუშაო სივრცე',
  loading: 'სამუშაო სივრცე იხსნება',
  'empty.title': 'რიგები ჯერ არ არის',
  'empty.text':
    'განაცხადებისა და დოკუმენტების შემოწმება და მიმართვებზე პასუხები აქ გამოჩნდება, როგორც კი განყოფილებები მზად იქნება.',
  roles: 'თქვენი როლები',
  'role.operator': 'ოპერატორი',
  'role.lead': 'უფროსი ოპერატორი',
  'role.contentAdmin': 'საიტის რედაქტორი',
  'role.operator.text': 'ამოწმებს განაცხადებს, აქტივაციებსა და დოკუმენტებს, პასუხობს მიმართვებს.',
  'role.lead.text': 'ანაწილებს სამუშაოს, წყვეტს სადავო შემთხვევებს, გასცემს როლებს, კითხულობს ჟურნალს.',
  'role.contentAdmin.text': 'ასწორებს და აქვეყნებს საიტის გვერდებს; პარტნიორების მონაცემებს ვერ ხედავს.',
} as const satisfies Record<keyof typeof ru, Text>;
