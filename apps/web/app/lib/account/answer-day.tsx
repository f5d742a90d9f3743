import { promisedBy } from '@punkt/domain/review-terms';
import { deadlineDate } from '../deadline.ts';
import { useText } from '../i18n.tsx';
import { useNow } from './use-now.ts';

interface Props {
  /** Until when an answer is promised. */
  readonly promised: string;
  readonly appeal?: boolean;
}

/** The day that staff see too; a promise that was broken is owned up to. */
export function AnswerDay({ promised, appeal }: Props) {
  const text = useText();
  const now = useNow();
  const kept = appeal ? 'orderPage.promise.appeal' : 'orderPage.promise';
  const late = new Date(promised) < now;
  return <p>{text(late ? 'orderPage.promise.late' : kept, { date: deadlineDate(promised) })}</p>;
}

/** Until when we answer what was sent then. */
export const promisedFrom = (sent: string): string => promisedBy(new Date(sent)).toISOString();
