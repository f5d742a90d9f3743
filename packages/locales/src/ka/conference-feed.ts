import type { conferenceFeed as ru } from '../ru/conference-feed.ts';
import type { Text } from '../text.ts';

export const conferenceFeed = {
  name: '„პუნქტი“: შეხვედრები მფლობელებისთვის',
  description:
    'ონლაინშეხვედრები მათთვის, ვინც გაცემის პუნქტს ხსნის ან უკვე მუშაობს. დაწყება მოსკოვის დროითაა, თქვენი კალენდარი ადგილობრივ დროს აჩვენებს.',
  join: 'შეუერთდით: {{link}}',
  recording: 'შეხვედრის ჩანაწერი: {{link}}',
  reminder: '{{minutes}} წუთში იწყება „{{title}}“',
} as const satisfies Record<keyof typeof ru, Text>;
