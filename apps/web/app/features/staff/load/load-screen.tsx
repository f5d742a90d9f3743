import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import { ClosedRoom } from '../closed-room.tsx';
import styles from './load.module.css';
import { LoadFigures } from './load-figures.tsx';
import { LoadGhost } from './load-ghost.tsx';
import { loadQuery } from './load-query.ts';
import { PeopleTable } from './people-table.tsx';

export function LoadScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(loadQuery);
  return (
    <>
      <ScreenTitle title={text('staff.load.title')} />
      <p className={styles.intro}>{text('staff.load.text')}</p>
      {!data && !error && <LoadGhost />}
      {!data && isMissing(error) && <ClosedRoom />}
      {!data && error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <LoadFigures load={data} />
          <PeopleTable people={data.people} />
        </>
      )}
    </>
  );
}
