import type { messages as ru } from '../ru/messages.ts';
import type { Text } from '../text.ts';

export const messages = {
  code: 'Punkt: your sign-in code is {{code}}. Do not share it with anyone.\n\n@{{host}} #{{code}}',
  employeeCode:
    '{{company}} is adding you as an employee of the pickup point at {{address}}. Code {{code}}. Give it only if you agree to work there.',
} as const satisfies Record<keyof typeof ru, Text>;
