import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { dateTime } from '../../../lib/format.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import { PointData } from '../page/point-data.tsx';
import { HistoryRows } from '../page/point-history.tsx';
import styles from '../page/point-page.module.css';
import { PointState, Rating } from '../point-row.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { consolePointQuery, type ConsolePoint as Point } from './console-queries.ts';

interface Props {
  readonly id: string;
  /** Who works there: a part of employees. */
  readonly people: ReactNode;
}

/** A point as staff see it: everything about it, its owner and people, what they wait for, tickets and history. */
export function ConsolePoint({ id, people }: Props) {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(consolePointQuery(id));
  return (
    <>
      <BackLink to="/manage/points">{text('pointPage.console.title')}</BackLink>
      {!data && <ScreenTitle title={text('points.number', { id })} />}
      {!data && !error && <Skeleton height="240px" />}
      {!data && error && (
        <FailedState
          error={error}
          title={text('pointPage.failed.title')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Opened point={data} people={people} />}
    </>
  );
}

function Opened({ point, people }: { readonly point: Point; readonly people: ReactNode }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { id, owner, cases, blockTime, blockReason } = point;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <ScreenTitle title={text('points.number', { id })} />
          <div role="status" className="cluster gap-8">
            <PointState point={point} />
            <Rating rate={point.rate} />
          </div>
        </div>
        <p className={styles.address}>{point.address}</p>
        <p className={styles.dates}>
          <span>{text('pointPage.console.owner', { name: owner.name })}</span>
          <span>{text('pointPage.opened', { date: dateTime(point.created) })}</span>
        </p>
        {blockTime && blockReason && (
          <p className={styles.readonly}>{text('pointPage.blocked.reason', { reason: blockReason })}</p>
        )}
        <ul className={styles.cases}>
          {cases.map(({ kind, id: caseId }) => (
            <li key={caseId}>
              <Link to={`/manage/reviews/${kind}/${caseId}`}>{text(`reviews.kind.${kind}` as TextKey)}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {(point.canBlock || point.canUnblock) && (
            <Button look={point.canBlock ? 'danger' : 'quiet'} onClick={() => setAsking(true)}>
              {text(point.canBlock ? 'pointPage.console.block' : 'pointPage.console.unblock')}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          <PointData point={{ ...point, abilities: [], role: 'auditor', canMove: false }} />
        </div>
        <div>
          {people}
          <Tickets point={point} />
          <section aria-labelledby="history">
            <h2 id="history">{text('pointPage.history.title')}</h2>
            {point.history.length === 0 && <p className={styles.soft}>{text('pointPage.history.none')}</p>}
            <HistoryRows rows={point.history} />
          </section>
        </div>
      </div>
      {asking && <BlockDialog point={point} onClose={() => setAsking(false)} />}
    </>
  );
}

function Tickets({ point: { tickets } }: { readonly point: Point }) {
  const text = useText();
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets">{text('pointPage.console.tickets')}</h2>
      {tickets.length === 0 && <p className={styles.soft}>{text('pointPage.console.tickets.none')}</p>}
      <ul className={styles.entries}>
        {tickets.map(({ id, preview, state, created, isAboutPoint }) => (
          <li key={id}>
            <Link to={`/manage/reviews/ticket/${id}`}>{preview}</Link>
            <span>{text(`tickets.state.${state}`)}</span>
            <small>
              №&nbsp;{id} · {dateTime(created)} ·{' '}
              {text(isAboutPoint ? 'pointPage.console.tickets.about' : 'pointPage.console.tickets.people')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
