import { QUESTION_TERMS } from '@punkt/domain/questions';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../../components/screen-title.tsx';
import { CaseGhost } from '../../../../lib/account/casework/case-ghost.tsx';
import { isMissing } from '../../../../lib/account/casework/conflict.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { questionQuery } from '../room-queries.ts';
import { ROOM } from '../use-room-path.ts';
import { QuestionBody } from './question-body.tsx';

export function QuestionScreen({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(questionQuery(id));
  // One question after another is another screen: what was typed belongs to its own.
  if (data) return <QuestionBody key={id} question={data} />;
  return (
    <>
      <ScreenTitle title={text('questionRoom.title')} />
      {!error && <CaseGhost />}
      {error && !isMissing(error) && <FailedState error={error} onRetry={() => void refetch()} />}
      {isMissing(error) && (
        <EmptyState
          drawing="tickets"
          title={text('questionRoom.missing.title')}
          text={text('questionRoom.missing.text', { count: QUESTION_TERMS.keptDays })}
        >
          <p>
            <ButtonLink look="quiet" to={ROOM}>
              {text('casework.back')}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}
