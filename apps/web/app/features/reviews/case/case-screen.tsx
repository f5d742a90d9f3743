import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { CaseGhost } from '../../../lib/account/casework/case-ghost.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import { caseQuery } from '../reviews-query.ts';
import { CaseBody } from './case-body.tsx';

export function CaseScreen({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(caseQuery(id));
  // One case after another is another screen: remarks, zoom and turn belong to their own.
  if (data) return <CaseBody key={id} review={data} />;
  return (
    <>
      <ScreenTitle title={text('reviews.title')} />
      {!error && <CaseGhost />}
      {error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {isMissing(error) && (
        <EmptyState
          drawing="orders"
          title={text('reviews.case.missing.title')}
          text={text('reviews.case.missing.text')}
        >
          <p>
            <ButtonLink look="quiet" to="/manage/reviews">
              {text('casework.back')}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}
