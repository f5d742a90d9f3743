import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { LeadsOnly } from '../../../lib/account/casework/leads-only.tsx';
import { colleaguesQuery } from '../../../lib/account/colleagues-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './colleagues.module.css';
import type { RoleChange } from './colleagues-query.ts';
import { ColleaguesSkeleton } from './colleagues-skeleton.tsx';
import { ColleaguesTable } from './colleagues-table.tsx';
import { GrantForm } from './grant-form.tsx';
import { RoleDialog } from './role-dialog.tsx';

export function ColleaguesScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(colleaguesQuery);
  const [change, setChange] = useState<RoleChange | null>(null);
  return (
    <>
      <ScreenTitle title={text('staff.colleagues.title')} />
      {!data && !error && <ColleaguesSkeleton />}
      {!data && isMissing(error) && <LeadsOnly />}
      {!data && error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className={styles.intro}>{text('staff.colleagues.text')}</p>
          {data.data.length === 0 ? (
            <EmptyState
              drawing="orders"
              title={text('staff.colleagues.empty.title')}
              text={text('staff.colleagues.empty.text')}
            />
          ) : (
            <ColleaguesTable people={data.data} onChange={setChange} />
          )}
          <GrantForm />
        </>
      )}
      {change && <RoleDialog change={change} onClose={() => setChange(null)} />}
    </>
  );
}
