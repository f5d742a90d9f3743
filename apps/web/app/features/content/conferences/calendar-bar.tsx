import type { ReactNode } from 'react';
import { Icon } from '../../../components/icons.tsx';
import { SegmentButtons } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './calendar.module.css';
import type { Calendar } from './use-calendar.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const MODES = ['week', 'month'] as const;

/** Which days are shown, and the ways to others. */
export function CalendarBar({ calendar }: { readonly calendar: Calendar }) {
  const text = useText();
  const words = useCalendarWords();
  const { mode, own, around } = calendar;
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{mode === 'week' ? words.range(own) : words.month(around)}</h2>
      <Arrow label={text(`conferences.turn.${mode}.back`)} onPress={() => calendar.turn(-1)}>
        <path d="m15 6-6 6 6 6" />
      </Arrow>
      <Arrow label={text(`conferences.turn.${mode}.on`)} onPress={() => calendar.turn(1)}>
        <path d="m9 6 6 6-6 6" />
      </Arrow>
      <button type="button" className={styles.today} onClick={calendar.toToday}>
        {text('conferences.today')}
      </button>
      <SegmentButtons label={text('conferences.mode.label')}>
        {MODES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mode}
            onClick={() => calendar.setMode(each)}
          >
            {text(`conferences.mode.${each}`)}
          </button>
        ))}
      </SegmentButtons>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Arrow = ({ label, onPress, children }: ArrowProps) => (
  <button type="button" className={styles.arrow} aria-label={label} onClick={onPress}>
    <Icon>{children}</Icon>
  </button>
);
