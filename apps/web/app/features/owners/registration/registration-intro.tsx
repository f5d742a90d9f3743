import type { UserInfo } from '@punkt/contract/user';
import { formatInternational } from '@punkt/domain/phone';
import { ButtonLink } from '../../../components/button-link.tsx';
import { SavedLine } from '../../../components/form/saved-line.tsx';
import type { SaveState } from '../../../lib/forms/draft-saver.ts';
import { isEmployee } from '../../../lib/guards.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './registration.module.css';

interface Props {
  readonly user: UserInfo;
  readonly save: SaveState;
}

/** Quietly: kept, being kept, or kept in this browser until the connection is back. A draft is never held back nor refused for another. */
const SAVED_WORDS = {
  still: 'still',
  local: 'still',
  waiting: 'saving',
  saving: 'saving',
  saved: 'saved',
  held: 'saved',
  offline: 'offline',
  failed: 'failed',
  conflict: 'failed',
} as const satisfies Record<SaveState, string>;

const NEEDED = ['1', '2', '3'] as const;

export function RegistrationIntro({ user, save }: Props) {
  const text = useText();
  const phone = formatInternational(user.phone);
  return (
    <header className={styles.intro}>
      <h1>{text('owners.registration.title')}</h1>
      <p>{text('owners.registration.text', { phone })}</p>
      <details className={styles.needed}>
        <summary>{text('owners.needed.title')}</summary>
        <ul>
          {NEEDED.map((line) => (
            <li key={line}>{text(`owners.needed.${line}`)}</li>
          ))}
        </ul>
      </details>
      {isEmployee(user) && <EmployeeNote />}
      <SavedLine state={save}>{text(`owners.save.${SAVED_WORDS[save]}`)}</SavedLine>
    </header>
  );
}

function EmployeeNote() {
  const text = useText();
  const georgian = usePageInfo().variant === 'georgian';
  return (
    <div className={styles.note}>
      <p>{text('owners.registration.employee')}</p>
      <ButtonLink look="quiet" to={georgian ? '/lk/tickets' : '/lk/pvz'}>
        {text(georgian ? 'owners.registration.employee.link.tickets' : 'owners.registration.employee.link')}
      </ButtonLink>
    </div>
  );
}
