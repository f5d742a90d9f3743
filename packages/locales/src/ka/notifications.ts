import type { notifications as ru } from '../ru/notifications.ts';
import type { Text } from '../text.ts';

export const notifications = {
  region: 'შეტყობინებები',
  'default.request': 'მოთხოვნის შეცდომა.',
  'default.server': 'შეცდომა სერვერზე. მიმართეთ ადმინისტრატორს',
  'default.network': 'სერვერთან კავშირი არ არის. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
  title: 'შეცდომა',
  'error.code': 'შეცდომის კოდი: {{code}}',
  'copy.code': 'შეცდომის კოდის კოპირება',
  offline: 'ინტერნეტთან კავშირი არ არის',
  'offline.text': 'შეყვანილი მონაცემები ეკრანზე დარჩება. კავშირის აღდგენისთანავე გავაგრძელებთ.',
  online: 'კავშირი აღდგა',
  'title.user': 'მომხმარებლის მონაცემების მიღების შეცდომა',
  'title.data': 'მონაცემების მიღების შეცდომა',
  'title.update': 'მონაცემების განახლების შეცდომა',
} as const satisfies Record<keyof typeof ru, Text>;
