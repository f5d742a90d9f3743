import type { points as ru } from '../ru/points.ts';
import type { Text } from '../text.ts';

export const points = {
  title: 'Pick-up points',
  'empty.title': 'No points yet',
  'empty.text': 'A point appears here once its application has been activated.',
  'employee.title': 'You work here',
  'employee.text': 'Cards of the points are being built; for now there are only numbers and your role.',
  number: 'Point No. {{id}}',
  'role.owner': 'Owner',
  'role.firmOwner': 'Firm owner',
  'role.manager': 'Manager',
  'role.employee': 'Employee',
  'role.auditor': 'Auditor',
  'role.none': 'No access',
} as const satisfies Record<keyof typeof ru, Text>;
