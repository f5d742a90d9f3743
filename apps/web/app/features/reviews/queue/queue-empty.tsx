import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { isNarrow, placeOf, QUEUE, type QueueFilter, unfiltered } from './queue-filter.ts';

interface Props {
  readonly filter: QueueFilter;
  readonly total: number;
}

type Why = 'empty' | 'empty.messages' | 'empty.mine' | 'empty.search' | 'empty.other' | 'empty.page';

function whyEmpty(filter: QueueFilter, total: number): Why {
  if (total > 0) return 'empty.page';
  const onlyMine = filter.mine && !isNarrow({ ...filter, mine: false });
  if (onlyMine && filter.stage === 'waiting') return 'empty.mine';
  if (isNarrow(filter)) return 'empty.search';
  if (filter.stage === 'messages') return 'empty.messages';
  return filter.stage === 'waiting' ? 'empty' : 'empty.other';
}

/** Nothing to show has six reasons, and each asks for something else. */
export function QueueEmpty({ filter, total }: Props) {
  const text = useText();
  const why = whyEmpty(filter, total);
  const wider = why === 'empty.page' ? { ...filter, page: 1 } : unfiltered(filter.kind, filter.stage);
  return (
    <EmptyState drawing="orders" title={text(`reviews.${why}.title`)} text={text(`reviews.${why}.text`)}>
      {why !== 'empty' && why !== 'empty.messages' && why !== 'empty.other' && (
        <p>
          <ButtonLink look="quiet" to={`${QUEUE}${placeOf(wider)}`}>
            {text(`reviews.${why}.link`)}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}
