import type { sessions as ru } from '../ru/sessions.ts';
import type { Text } from '../text.ts';

export const sessions = {
  title: 'სად ხართ შესული',
  text: 'თუ მოწყობილობა არ გეცნობათ, დაასრულეთ მისი სესია: იქ შემდეგი მოქმედება ახალ კოდს მოითხოვს.',
  current: 'ეს მოწყობილობა',
  seen: 'ბოლო მოქმედება: {{date}}',
  started: 'შესვლა: {{date}}',
  address: 'მისამართი: {{address}}',
  end: 'დასრულება',
  'end.label': 'სესიის დასრულება: {{device}}',
  ended: 'სესია დასრულდა',
  failed: 'სესიის დასრულება ვერ მოხერხდა',
  'device.web': 'ბრაუზერი',
} as const satisfies Record<keyof typeof ru, Text>;
