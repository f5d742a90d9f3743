import type { Text } from '../text.ts';

/** What the server itself prints about a payment: the purpose at the bank, and the receipt. */
export const receipt = {
  purpose: 'Гарантийный взнос по заявке № {{order}}',
  brand: 'Пункт',
  title: 'Квитанция об оплате № {{number}}',
  lead: 'Гарантийный взнос за открытие пункта выдачи получен.',
  order: 'Заявка',
  'order.value': '№ {{order}}',
  payer: 'Плательщик',
  amount: 'Сумма',
  paid: 'Оплачено',
  time: '{{time}} (МСК)',
  method: 'Способ оплаты',
  'method.yookassa': 'Система быстрых платежей через ЮKassa',
  'method.sandbox': 'Учебный банк песочницы',
  payment: 'Номер платежа',
  state: 'Что со взносом',
  'state.held': 'Хранится, пока заявка в работе',
  'state.credited': 'Зачислен на баланс пункта {{time}}',
  'state.refunded': 'Возврат оформлен {{time}}',
  'state.kept': 'Удержан {{time}}',
  sandbox: 'Образец: платёж сделан в демонстрационной среде, деньги не списывались.',
  fiscal: 'Это подтверждение оплаты, а не кассовый чек.',
  printed: 'Напечатано {{time}} (МСК)',
} as const satisfies Record<string, Text>;
