import IconChevronDown from 'icon:chevron-down';
import IconFolder from 'icon:folder';
import IconLogout from 'icon:logout';
import IconUser from 'icon:user';
import { formatInternational } from '@punkt/domain/phone';
import { Link } from 'react-router';
import { Menu } from '../../components/menu.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { logout } from '../../lib/logout.ts';
import styles from './user-menu.module.css';

interface Props {
  /** The console has no profile of a partner. */
  readonly profile: boolean;
}

export function UserMenu({ profile }: Props) {
  const text = useText();
  const user = useUser();
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || text('shell.user.noname');
  const face = (
    <>
      <span className="visually-hidden">{text('shell.user.label')}</span>
      <span className={styles.initials} aria-hidden="true">
        {initials(user.first_name, user.last_name) || <IconUser size={18} />}
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        <small>{formatInternational(user.phone)}</small>
      </span>
      <IconChevronDown size={18} />
    </>
  );
  return (
    <Menu face={face} button={styles.button}>
      {(close) => (
        <>
          {profile && (
            <li>
              <Link to="/lk/profile" onClick={close}>
                <IconUser size={20} stroke={1.75} />
                {text('shell.user.profile')}
              </Link>
            </li>
          )}
          {profile && (
            <li>
              <Link to="/lk/my-data" onClick={close}>
                <IconFolder size={20} stroke={1.75} />
                {text('shell.menu.myData')}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void logout()}>
              <IconLogout size={20} stroke={1.75} />
              {text('shell.user.logout')}
            </button>
          </li>
        </>
      )}
    </Menu>
  );
}

const initials = (first: string, last: string): string =>
  (first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
