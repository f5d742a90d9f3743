import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { LeadsOnly } from '../../../lib/account/casework/leads-only.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';
import { LoadFigures, QueueTable } from './load-figures.tsx';
import { loadQuery } from './load-query.ts';
import { LoadSkeleton } from './load-skeleton.tsx';
import { PeopleTable } from './people-table.tsx';
import { TicketFigures } from './ticket-figures.tsx';

export function LoadScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(loadQuery);
  return (
    <>
      <ScreenTitle title={text('staff.load.title')} />
      <p className={styles.intro}>{text('staff.load.text')}</p>
      {!data && !error && <LoadSkeleton />}
      {!data && isMissing(error) && <LeadsOnly />}
      {!data && error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <LoadFigures load={data} />
          <div className={styles.tables}>
            <div>
              <QueueTable queues={data.queues} />
            </div>
            <div>
              <PeopleTable people={data.people} />
            </div>
          </div>
          <TicketFigures />
        </>
      )}
    </>
  );
}
