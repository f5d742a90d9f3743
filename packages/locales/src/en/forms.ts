import type { forms as ru } from '../ru/forms.ts';
import type { Text } from '../text.ts';

/** What every form and every walk of steps says. */
export const forms = {
  optional: '(optional)',
  'step.number': 'Step {{step}} of {{count}}:',
  'step.edit': 'Change',
  back: 'Back',
  next: 'Next',
  unchanged: 'No changes yet',
  problems: {
    one: 'Check {{count}} field: what to correct is written beside it.',
    other: 'Check {{count}} fields: what to correct is written beside each.',
  },
} as const satisfies Record<keyof typeof ru, Text>;
