import type { Text } from '../text.ts';

/** Around a manager's answer to a question from the public site, by e-mail. */
export const questionMail = {
  subject: 'Ответ на ваш вопрос № {{id}}',
  greeting: 'Здравствуйте! Вы задали вопрос менеджеру, отвечаем.',
  asked: 'Ваш вопрос:',
  signed: 'С уважением, команда «Пункта»',
  more: 'Ответить на это письмо нельзя. Остался вопрос? Задайте его на сайте:',
  ask: 'Задать ещё один вопрос',
  kept: 'Ваш вопрос и контакты мы удалим через {{days}} дней.',
} as const satisfies Record<string, Text>;
