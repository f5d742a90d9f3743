import type { points as ru } from '../ru/points.ts';
import type { Text } from '../text.ts';

export const points = {
  title: 'გაცემის პუნქტები',
  'empty.title': 'პუნქტები ჯერ არ არის',
  'empty.text': 'პუნქტი აქ გამოჩნდება, როცა მისი განაცხადი გააქტიურდება.',
  'employee.title': 'თქვენ აქ მუშაობთ',
  'employee.text': 'პუნქტების ბარათები მზადდება; ჯერჯერობით აქ მხოლოდ ნომრები და თქვენი როლია.',
  number: 'პუნქტი № {{id}}',
  'role.owner': 'მფლობელი',
  'role.firmOwner': 'ფირმის მფლობელი',
  'role.manager': 'მენეჯერი',
  'role.employee': 'თანამშრომელი',
  'role.auditor': 'აუდიტორი',
  'role.none': 'წვდომა არ არის',
} as const satisfies Record<keyof typeof ru, Text>;
