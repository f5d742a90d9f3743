import type { Text } from '../text.ts';

/** Applications to open a point. */
export const orders = {
  title: 'Заявки на открытие ПВЗ',
  'empty.title': 'Нет заявок',
  'empty.text':
    'Создание заявки откроется в одной из следующих сборок. Когда она появится, здесь будут её статус, срок и следующий шаг.',
  'empty.prepare': 'Что подготовить заранее',
  'prepare.1': 'Точный адрес помещения и этаж',
  'prepare.2': 'Площадь: зал и склад, высота потолка',
  'prepare.3': 'Фотографии: фасад днём и вечером, зал, примерочные',
  'prepare.4': 'План помещения (БТИ) в png или jpg',
} as const satisfies Record<string, Text>;
