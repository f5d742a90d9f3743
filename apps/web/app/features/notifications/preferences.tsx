import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedState } from '../../components/failed-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import type { NoticeArea } from './notice-filter.ts';
import { PreferenceSwitches } from './preference-switches.tsx';
import styles from './preferences.module.css';
import { preferencesQuery, useChoose } from './preferences-query.ts';
import { PushDevice } from './push-device.tsx';

export function Preferences({ area }: { readonly area: NoticeArea }) {
  const text = useText();
  const { data, error, refetch } = useQuery(preferencesQuery);
  const choose = useChoose();
  return (
    <section id="preferences" aria-labelledby="preferences-title" className={styles.preferences}>
      <h2 id="preferences-title">{text('noticeList.preferences.title')}</h2>
      <p>{text('noticeList.preferences.text')}</p>
      {!data && !error && <Skeleton height="272px" />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PreferenceSwitches area={area} preferences={data.preferences} onChange={choose.mutate} />
          <EmailNote area={area} email={data.email} />
        </>
      )}
      <PushDevice />
    </section>
  );
}

/** Where e-mails go, or how to make them come; contacts are an owner's to change. */
function EmailNote({ area, email }: { readonly area: NoticeArea; readonly email: string | null }) {
  const text = useText();
  const owner = isOwner(useUser());
  return (
    <p className={styles.note}>
      {email
        ? text('noticeList.preferences.email.to', { email })
        : text(area === '/manage' ? 'staff.notices.email.none' : 'noticeList.preferences.email.none')}{' '}
      {owner && <Link to="/lk/profile/editContact">{text('noticeList.preferences.email.link')}</Link>}
    </p>
  );
}
