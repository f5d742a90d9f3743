import type { closedDoors as ru } from '../ru/closed-doors.ts';
import type { Text } from '../text.ts';

/** Why somebody was led away from an address, and where they are now. */
export const closedDoors = {
  title: 'This section is closed to you',
  console: 'It is for the staff of the portal. Here is your account.',
  account: 'The account area is for owners and employees of points. Here is your workplace.',
  orders: 'Owners have applications. To send one of your own, register: you can go on working at your point.',
  owner: 'Owners give these details when they register. Here is your profile.',
  points:
    'The Georgian site has no section of points: all about your point is on the page of its application.',
} as const satisfies Record<keyof typeof ru, Text>;
