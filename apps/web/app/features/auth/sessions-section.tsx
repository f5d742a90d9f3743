import { Button } from '../../components/button.tsx';
import { RowSection } from '../../components/row-section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';
import { useSessions } from './sessions.ts';

export function SessionsSection() {
  const text = useText();
  const { data, isPending, isError, refetch } = useSessions();
  return (
    <RowSection title={text('sessions.title')} text={text('sessions.text')} busy={isPending}>
      {isPending && <Ghosts />}
      {isError && (
        <div className={styles.failed} role="alert">
          <span>{text('common.failed.load')}</span>
          <Button look="quiet" onClick={() => void refetch()}>
            {text('common.retry')}
          </Button>
        </div>
      )}
      <ul>
        {data?.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </RowSection>
  );
}

const Ghosts = () => (
  <>
    <Skeleton height="76px" />
    <Skeleton height="76px" />
  </>
);
