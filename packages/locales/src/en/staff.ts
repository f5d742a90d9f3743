import type { staff as ru } from '../ru/staff.ts';
import type { Text } from '../text.ts';

export const staff = {
  'page.title': 'Console — Punkt',
  title: 'Console',
  loading: 'Opening the console',
  'empty.title': 'No queues yet',
  'empty.text':
    'Reviewing applications and documents and answering tickets will appear here as those parts are finished.',
  roles: 'Your roles',
  'role.operator': 'Operator',
  'role.lead': 'Lead',
  'role.contentAdmin': 'Content admin',
  'role.operator.text': 'Reviews applications, activations and documents, answers tickets.',
  'role.lead.text': 'Assigns work, decides appeals, grants roles, reads the audit.',
  'role.contentAdmin.text': 'Edits and publishes the site; sees no partner data.',
} as const satisfies Record<keyof typeof ru, Text>;
