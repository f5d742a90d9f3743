import type { points as ru } from '../ru/points.ts';
import type { Text } from '../text.ts';

export const points = {
  title: 'გაცემის პუნქტები',
  'empty.title': 'პუნქტები ჯერ არ არის',
  'empty.text':
    'პუნქტი აქ გამოჩნდება, როცა მისი განაცხადი გააქტიურდება. გადატანა მხოლოდ გახსნილი პუნქტისთვის არის შესაძლებელი.',
  number: 'პუნქტი № {{id}}',
  move: 'გადატანა',
  'move.label': 'პუნქტის № {{id}} გადატანა',
  'move.note':
    'გადადიხართ? აირჩიეთ პუნქტი: გადატანა — არაუმეტეს {{radius}} მეტრისა და ახალი შენატანის გარეშე.',
  'move.link': 'როგორ ხდება გადატანა',
  moving: 'გადატანა უკვე დაწყებულია.',
  closed: 'პუნქტი დახურულია',
  orders: 'განაცხადებზე გადასვლა',
  'role.owner': 'მფლობელი',
  'role.firmOwner': 'ფირმის მფლობელი',
  'role.manager': 'მენეჯერი',
  'role.employee': 'თანამშრომელი',
  'role.auditor': 'აუდიტორი',
  'role.none': 'წვდომა არ არის',
} as const satisfies Record<keyof typeof ru, Text>;
