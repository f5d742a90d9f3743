import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { CaseSkeleton } from '../../../lib/account/casework/case-columns.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { leaveByRow } from '../../../lib/account/casework/use-row-focus.ts';
import { useHeldKeys } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { useText } from '../../../lib/i18n.tsx';
import { isKind, type Kind } from '../kinds.ts';
import { QUEUE } from '../queue/queue-filter.ts';
import { rowId } from '../queue/queue-row.tsx';
import { caseQuery } from '../reviews-query.ts';
import { CaseBody } from './case-body.tsx';

interface Props {
  readonly kind: string;
  readonly id: string;
}

export const CaseScreen = ({ kind, id }: Props) =>
  isKind(kind) ? <KnownCase kind={kind} id={id} /> : <NoCase />;

function KnownCase({ kind, id }: Props & { readonly kind: Kind }) {
  const text = useText();
  const { data, error, refetch } = useQuery(caseQuery({ kind, id }));
  useHeldKeys(!data && !error);
  useEffect(() => leaveByRow(rowId({ kind, id })), [kind, id]);
  // One case after another is another screen: remarks, zoom and turn belong to their own.
  if (data) return <CaseBody key={`${kind}/${id}`} kind={kind} review={data} />;
  if (isMissing(error)) return <NoCase />;
  const name = text(`reviews.kind.${kind}`);
  // Papers have an id that nobody calls them by.
  const number = /^\d+$/.test(id);
  return (
    <>
      <ScreenTitle title={number ? text('reviews.case.number', { kind: name, id }) : name} />
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : <CaseSkeleton />}
    </>
  );
}

function NoCase() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('reviews.title')} />
      <EmptyState
        drawing="orders"
        title={text('reviews.case.missing.title')}
        text={text('reviews.case.missing.text')}
      >
        <p>
          <ButtonLink look="quiet" to={QUEUE}>
            {text('casework.back')}
          </ButtonLink>
        </p>
      </EmptyState>
    </>
  );
}
