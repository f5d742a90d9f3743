import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { CaseGhost } from '../../../lib/account/casework/case-ghost.tsx';
import { isMissing } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import { applicationQuery } from '../applications-query.ts';
import { QUEUE } from '../queue/queue-filter.ts';
import { ApplicationBody } from './application-body.tsx';

export function ApplicationScreen({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(applicationQuery(id));
  // One application after another is another screen: remarks, zoom and turn belong to their own.
  if (data) return <ApplicationBody key={id} application={data} />;
  return (
    <>
      <ScreenTitle title={text('applications.title')} />
      {!error && <CaseGhost />}
      {error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {isMissing(error) && (
        <EmptyState
          drawing="orders"
          title={text('applications.missing.title')}
          text={text('applications.missing.text')}
        >
          <p>
            <ButtonLink look="quiet" to={QUEUE}>
              {text('casework.back')}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}
