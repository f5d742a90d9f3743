import type { Text } from '../text.ts';

/** What leaves the house by SMS. The last line lets a browser offer the code to our site only. */
export const messages = {
  code: 'Пункт: код для входа {{code}}. Никому его не сообщайте.\n\n@{{host}} #{{code}}',
  employeeCode:
    '{{company}} добавляет вас сотрудником пункта выдачи: {{address}}. Код {{code}}. Назовите его, только если согласны там работать.',
} as const satisfies Record<string, Text>;
