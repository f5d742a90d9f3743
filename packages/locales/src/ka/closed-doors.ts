import type { closedDoors as ru } from '../ru/closed-doors.ts';
import type { Text } from '../text.ts';

/** Why somebody was led away from an address, and where they are now. */
export const closedDoors = {
  title: 'ეს განყოფილება თქვენთვის დახურულია',
  console: 'ის პორტალის თანამშრომლებისთვისაა. გაჩვენებთ თქვენს კაბინეტს.',
  account: 'კაბინეტი პუნქტების მფლობელებისა და თანამშრომლებისთვისაა. გაჩვენებთ თქვენს სამუშაო სივრცეს.',
  orders:
    'განაცხადები მფლობელებს აქვთ. თქვენი რომ შეიტანოთ, დარეგისტრირდით: პუნქტში მუშაობას ეს ხელს არ უშლის.',
  owner: 'ამ მონაცემებს მფლობელები რეგისტრაციისას უთითებენ. გაჩვენებთ თქვენს პროფილს.',
  points:
    'ქართულ საიტზე პუნქტების განყოფილება არ არის: ყველაფერი თქვენი პუნქტის შესახებ განაცხადის გვერდზეა.',
} as const satisfies Record<keyof typeof ru, Text>;
