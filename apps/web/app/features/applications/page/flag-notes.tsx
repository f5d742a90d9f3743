import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import styles from './flag-notes.module.css';

/** What to look at twice, and why. That it is late is said where its time stands. */
export function FlagNotes({ flags }: Pick<Application, 'flags'>) {
  const text = useText();
  const shown = flags.filter((flag) => flag !== 'overdue');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={text('applications.flags.title')}>
      {shown.map((flag) => (
        <li key={flag}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            <b>{text(`applications.flag.${flag}`)}.</b> {text(`applications.flag.${flag}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
