import { QUESTION_TERMS } from '@punkt/domain/questions';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { ROOM } from '../use-room-path.ts';
import { type RoomFilter, searchOf } from './room-filter.ts';

interface Props {
  readonly filter: RoomFilter;
  readonly total: number;
}

/** Nothing to show has three reasons, and each asks for something else. */
export function RoomEmpty({ filter, total }: Props) {
  const text = useText();
  const why = total > 0 ? 'page' : filter.status;
  return (
    <EmptyState
      drawing="tickets"
      title={text(`questionRoom.empty.${why}.title`)}
      text={text(`questionRoom.empty.${why}.text`, { count: QUESTION_TERMS.keptDays })}
    >
      {why === 'page' && (
        <p>
          <ButtonLink look="quiet" to={`${ROOM}${searchOf({ ...filter, page: 1 })}`}>
            {text('questionRoom.empty.page.link')}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}
