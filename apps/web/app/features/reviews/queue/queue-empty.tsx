import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { type QueueFilter, searchOf } from './queue-filter.ts';

interface Props {
  readonly filter: QueueFilter;
  readonly total: number;
}

type Why = 'empty' | 'empty.mine' | 'empty.decided' | 'empty.page';

function whyEmpty({ status, mine }: QueueFilter, total: number): Why {
  if (total > 0) return 'empty.page';
  if (status === 'decided') return 'empty.decided';
  return mine ? 'empty.mine' : 'empty';
}

/** Nothing to show has four reasons, and each asks for something else. */
export function QueueEmpty({ filter, total }: Props) {
  const text = useText();
  const why = whyEmpty(filter, total);
  const to = searchOf({ ...filter, mine: why === 'empty.page' && filter.mine, page: 1 });
  return (
    <EmptyState drawing="orders" title={text(`reviews.${why}.title`)} text={text(`reviews.${why}.text`)}>
      {(why === 'empty.mine' || why === 'empty.page') && (
        <p>
          <ButtonLink look="quiet" to={`/manage/reviews${to}`}>
            {text(`reviews.${why}.link`)}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}
