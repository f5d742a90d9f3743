import IconAlertTriangle from 'icon:alert-triangle';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './flag-notes.module.css';

export const FLAGS = [
  'zoneClosed',
  'elsewhere',
  'unverifiedCompany',
  'smallArea',
  'smallStock',
  'move',
  'resubmitted',
  'simplified',
  'nameDiffers',
  'issuedYoung',
  'renewalDue',
  'lockPending',
  'oldPhotos',
] as const;

/** What to look at twice, and why. That it is late is said where its time stands. */
export function FlagNotes({ flags }: Pick<Application, 'flags'>) {
  const text = useText();
  const shown = flags.flatMap((flag) => FLAGS.find((known) => known === flag) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={text('reviewApplication.flags.title')}>
      {shown.map((flag) => (
        <li key={flag}>
          <IconAlertTriangle size={18} />
          <span>
            <b>{text(`reviewApplication.flag.${flag}`)}.</b> {text(`reviewApplication.flag.${flag}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
