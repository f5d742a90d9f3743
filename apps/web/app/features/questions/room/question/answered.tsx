import { QUESTION_TERMS } from '@punkt/domain/questions';
import { useQuery } from '@tanstack/react-query';
import { Mark, type Tone } from '../../../../lib/account/casework/mark.tsx';
import { Outcome } from '../../../../lib/account/casework/outcome.tsx';
import { useSpan } from '../../../../lib/account/use-span.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { type Question, queueQuery } from '../room-queries.ts';
import { ROOM, useRoomPath } from '../use-room-path.ts';

const DELIVERY_TONES = { waiting: 'amber', sent: 'plain', refused: 'danger' } as const satisfies Record<
  NonNullable<Question['delivery']>,
  Tone
>;

interface Props {
  readonly question: Question;
  readonly now: Date;
}

/** What was answered, by whom, whether the letter has gone, and who waits next. */
export function Answered({ question, now }: Props) {
  const text = useText();
  const { answered, answeredBy, answer, channel, delivery } = question;
  return (
    <Outcome
      tone={delivery === 'refused' ? 'danger' : 'success'}
      title={text(`questionRoom.answered.${channel ?? 'email'}`)}
      next={useNext(question.id, now)}
      none={text('questionRoom.next.none')}
    >
      {answered && (
        <p>{text('questionRoom.answered.by', { name: answeredBy?.name ?? '', date: dateTime(answered) })}</p>
      )}
      {delivery && (
        <p>
          <Mark tone={DELIVERY_TONES[delivery]} wraps>
            {text(`questionRoom.delivery.${delivery}`)}
          </Mark>
        </p>
      )}
      {delivery === 'refused' && <p>{text('questionRoom.delivery.refused.text')}</p>}
      {answer ? <blockquote>{answer}</blockquote> : <p>{text('questionRoom.answered.silent')}</p>}
      <p>{text('questionRoom.answered.kept', { count: QUESTION_TERMS.keptDays })}</p>
    </Outcome>
  );
}

function useNext(id: string, now: Date) {
  const text = useText();
  const span = useSpan();
  const queue = useRoomPath().slice(ROOM.length);
  const { data } = useQuery(queueQuery({ status: 'waiting', page: 1 }));
  if (!data) return undefined;
  const first = data.data.find((row) => row.id !== id);
  if (!first) return null;
  const waits = span(now.getTime() - new Date(first.created).getTime());
  return {
    to: `${ROOM}/${first.id}`,
    queue,
    label: text('questionRoom.next'),
    text: text('questionRoom.next.text', { span: waits }),
  };
}
