import type { conferenceFeed as ru } from '../ru/conference-feed.ts';
import type { Text } from '../text.ts';

export const conferenceFeed = {
  name: 'Punkt: meetings for owners',
  description:
    'Online meetings for people who are opening a pickup point or already run one. Times are set in Moscow; your calendar shows your own.',
  join: 'Join: {{link}}',
  recording: 'Recording: {{link}}',
  reminder: '“{{title}}” starts in {{minutes}} minutes',
} as const satisfies Record<keyof typeof ru, Text>;
