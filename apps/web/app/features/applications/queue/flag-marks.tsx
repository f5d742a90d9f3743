import { Mark, type Tone } from '../../../lib/account/casework/mark.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { ApplicationRow } from '../applications-query.ts';

type Flag = Exclude<ApplicationRow['flags'][number], 'overdue'>;

const TONES = {
  zoneClosed: 'danger',
  elsewhere: 'danger',
  unverifiedCompany: 'amber',
  smallArea: 'amber',
  smallStock: 'amber',
  move: 'quiet',
  resubmitted: 'quiet',
} as const satisfies Record<Flag, Tone>;

/** What to look at twice, in words. That it is late is said where its time stands. */
export function FlagMarks({ flags }: Pick<ApplicationRow, 'flags'>) {
  const text = useText();
  return flags
    .filter((flag) => flag !== 'overdue')
    .map((flag) => (
      <Mark key={flag} tone={TONES[flag]} wraps>
        {text(`applications.flag.${flag}`)}
      </Mark>
    ));
}
