import type { messages as ru } from '../ru/messages.ts';
import type { Text } from '../text.ts';

export const messages = {
  code: 'პუნქტი: შესვლის კოდი {{code}}. არავის გაუზიაროთ.\n\n@{{host}} #{{code}}',
  employeeCode:
    '{{company}} გამატებთ გაცემის პუნქტის თანამშრომლად: {{address}}. კოდი {{code}}. უთხარით მხოლოდ მაშინ, თუ იქ მუშაობაზე თანახმა ხართ.',
} as const satisfies Record<keyof typeof ru, Text>;
