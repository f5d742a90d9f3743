import type { Text } from '../text.ts';

/** Pickup points. */
export const points = {
  title: 'Пункты выдачи',
  'empty.title': 'Пунктов пока нет',
  'empty.text': 'Пункт появится здесь, когда заявка на него будет активирована.',
  'employee.title': 'Вы работаете здесь',
  'employee.text': 'Карточки пунктов готовятся; пока здесь только номера и ваша роль.',
  number: 'Пункт № {{id}}',
  'role.owner': 'Владелец',
  'role.firmOwner': 'Владелец фирмы',
  'role.manager': 'Менеджер',
  'role.employee': 'Сотрудник',
  'role.auditor': 'Аудитор',
  'role.none': 'Нет доступа',
} as const satisfies Record<string, Text>;
