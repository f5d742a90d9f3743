import type { Text } from '../text.ts';

/** Pickup points. */
export const points = {
  title: 'Пункты выдачи',
  'empty.title': 'Пунктов пока нет',
  'empty.text':
    'Пункт появится здесь, когда заявка на него будет активирована. Перенести можно только открытый пункт.',
  number: 'Пункт № {{id}}',
  move: 'Перенести',
  'move.label': 'Перенести пункт № {{id}}',
  'move.note': 'Переезжаете? Выберите пункт: перенос — не дальше {{radius}} м и без нового взноса.',
  'move.link': 'Как проходит перенос',
  moving: 'Перенос уже начат.',
  closed: 'Пункт закрыт',
  orders: 'К заявкам',
  'role.owner': 'Владелец',
  'role.firmOwner': 'Владелец фирмы',
  'role.manager': 'Менеджер',
  'role.employee': 'Сотрудник',
  'role.auditor': 'Аудитор',
  'role.none': 'Нет доступа',
} as const satisfies Record<string, Text>;
