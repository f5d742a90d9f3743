import type { points as ru } from '../ru/points.ts';
import type { Text } from '../text.ts';

export const points = {
  title: 'Pick-up points',
  'empty.title': 'No points yet',
  'empty.text':
    'A point appears here once its application has been activated. Only an open point can be moved.',
  number: 'Point No. {{id}}',
  move: 'Move',
  'move.label': 'Move point No. {{id}}',
  'move.note': 'Moving? Choose the point: a move goes no further than {{radius}} m and needs no new fee.',
  'move.link': 'How a move works',
  moving: 'A move is under way.',
  closed: 'The point is closed',
  orders: 'To applications',
  'role.owner': 'Owner',
  'role.firmOwner': 'Firm owner',
  'role.manager': 'Manager',
  'role.employee': 'Employee',
  'role.auditor': 'Auditor',
  'role.none': 'No access',
} as const satisfies Record<keyof typeof ru, Text>;
