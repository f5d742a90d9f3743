import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { AskDialog } from './ask-dialog.tsx';
import styles from './my-data.module.css';
import { ownRequestsQuery } from './my-data-query.ts';
import { OpenRequest } from './open-request.tsx';
import { PastRequests } from './past-requests.tsx';

const STEPS = ['distribution', 'processing', 'destruction'] as const;

export function EraseSection() {
  const text = useText();
  const { data, error, refetch } = useQuery(ownRequestsQuery);
  const [asking, setAsking] = useState(false);
  const open = data?.data.find(({ status }) => status === 'open');
  const past = data?.data.filter(({ status }) => status !== 'open') ?? [];
  return (
    <section aria-labelledby="erase" className={styles.section}>
      <h2 id="erase">{text('myData.erase.title')}</h2>
      {open ? (
        <OpenRequest request={open} />
      ) : (
        <>
          <p>{text('myData.erase.text')}</p>
          <p>{text('myData.erase.duty')}</p>
          <h3>{text('myData.erase.when')}</h3>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{text(`myData.erase.step.${step}`)}</li>
            ))}
          </ol>
          {!data && error && (
            <FailedState error={error} onRetry={() => void refetch()} title={text('myData.erase.failed')} />
          )}
          {!data && !error && (
            <p role="status">
              <span className="visually-hidden">{text('common.loading')}</span>
              <Skeleton width="210px" height="48px" />
            </p>
          )}
          {data && (
            <div className={styles.acts}>
              <Button look="quiet" onClick={() => setAsking(true)}>
                {text('myData.erase.button')}
              </Button>
            </div>
          )}
        </>
      )}
      <PastRequests requests={past} />
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
