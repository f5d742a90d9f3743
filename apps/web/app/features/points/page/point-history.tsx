import type { CallOutput } from '@punkt/contract/contract';
import { POINT_FEATURES } from '@punkt/domain/point-features';
import { POINT_FIELD_NAMES } from '@punkt/domain/point-record';
import { SIGNBOARD_FORMATS, SIGNBOARD_SIZE_NAMES } from '@punkt/domain/premises';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useSignboardSize, useSquareMetres } from '../../../lib/account/order-fields.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { historyQuery, type Point } from '../point-queries.ts';
import styles from './point-page.module.css';

/** A field of the history in words. One that this page does not know yet is shown as it is. */
export function useChangedField() {
  const text = useText();
  const others = ['signboard_format', 'signboard_size', 'area', 'stock_area'] as const;
  return (field: string): string => {
    const known = [...POINT_FIELD_NAMES, ...others].find((name) => name === field);
    return known ? text(`pointPage.field.${known}`) : field;
  };
}

export function useChangedValue() {
  const text = useText();
  const size = useSignboardSize();
  const metres = useSquareMetres();
  return (field: string, value: string): string => {
    if (value === '') return text('pointPage.history.nothing');
    if (field === 'area' || field === 'stock_area') return metres(Number(value));
    const format = field === 'signboard_format' && SIGNBOARD_FORMATS.find((known) => known === value);
    if (format) return text(`orderPage.signboardFormat.${format}`);
    const measure = field === 'signboard_size' && SIGNBOARD_SIZE_NAMES.find((known) => known === value);
    if (measure) return size(measure);
    if (field !== 'features') return value;
    const there = value.split(',');
    return POINT_FEATURES.filter((feature) => there.includes(feature))
      .map((feature) => text(`pointPage.feature.${feature}`))
      .join(', ');
  };
}

type Row = CallOutput<'GET /api/v4/points/:id/history'>['data'][number];

/** Who changed what, and when; the newest on top. */
export function HistoryRows({ rows }: { readonly rows: readonly Row[] }) {
  const text = useText();
  const nameOf = useChangedField();
  const wordsOf = useChangedValue();
  return (
    <ol className={styles.history}>
      {rows.map(({ id, at, act, actor, name, changes, comment }) => (
        <li key={id}>
          <b>{text(`pointPage.act.${act}`)}</b>
          <small>
            <time dateTime={at}>{dateTime(at)}</time> · {name || text(`pointPage.actor.${actor}`)}
          </small>
          {changes.length > 0 && (
            <dl>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{nameOf(field)}</dt>
                  <dd>
                    <s>{text('pointPage.history.was', { value: wordsOf(field, before) })}</s>
                    <span>{text('pointPage.history.became', { value: wordsOf(field, after) })}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {comment && <q>{comment}</q>}
        </li>
      ))}
    </ol>
  );
}

export function PointHistory({ point }: { readonly point: Point }) {
  const text = useText();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(point.id),
  );
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section aria-labelledby="history">
      <h2 id="history">{text('pointPage.history.title')}</h2>
      {!data && !error && <Skeleton height="96px" />}
      {!data && error && <FailedState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p className={styles.soft}>{text('pointPage.history.none')}</p>}
      <HistoryRows rows={rows} />
      {hasNextPage && (
        <Button look="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          {text('pointPage.history.more')}
        </Button>
      )}
    </section>
  );
}
