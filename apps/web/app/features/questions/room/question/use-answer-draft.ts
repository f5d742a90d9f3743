import type { QuestionChannel } from '@punkt/domain/questions';
import { useState } from 'react';
import { isConflict } from '../../../../lib/account/casework/conflict.ts';
import type { Question } from '../room-queries.ts';
import { useAnswer } from '../use-answer.ts';

/** What is being written. It outlives the form: a colleague may answer meanwhile, and the words are still somebody's work. */
export function useAnswerDraft(question: Question) {
  const [words, setWords] = useState('');
  const [channel, setChannel] = useState<QuestionChannel>('email');
  const answer = useAnswer(question.id);
  const mine = answer.isPending || answer.isSuccess;
  const unsent = question.answered !== null && !mine && words.trim() !== '';
  return {
    words,
    channel,
    setWords,
    setChannel,
    busy: answer.isPending,
    /** Somebody else was quicker. */
    late: isConflict(answer.error) || unsent,
    failed: answer.isError && !isConflict(answer.error),
    send: () => answer.mutate({ text: words.trim(), channel }),
  };
}

export type AnswerDraft = ReturnType<typeof useAnswerDraft>;
