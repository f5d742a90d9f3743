import type { QuestionChannel } from '@punkt/domain/questions';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { QuestionDeps } from './deps.ts';
import { MAIL_JOB } from './mailing.ts';
import { lockQuestion, writeAnswer } from './question-store.ts';
import type { Question } from './tables.ts';

export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

export interface Answer {
  readonly text: string;
  readonly channel: QuestionChannel;
}

/** The answer that lies there already, given by the same person: her first reply was lost on its way. */
const isRepeated = (question: Question, { userId }: Caller, { text, channel }: Answer): boolean =>
  question.answered_by === userId && question.answer === text && question.channel === channel;

async function write(
  tx: Tx,
  { clock }: QuestionDeps,
  caller: Caller,
  id: string,
  answer: Answer,
  origin: Origin,
) {
  const answered = clock.now();
  const byMail = answer.channel === 'email';
  const question = await writeAnswer(tx, id, {
    answered,
    answered_by: caller.userId,
    channel: answer.channel,
    answer: answer.text,
    delivery: byMail ? 'waiting' : null,
  });
  if (byMail) await enqueue(tx, clock, { name: MAIL_JOB, payload: { id }, key: `${MAIL_JOB} ${id}` });
  await audit(tx, {
    at: answered,
    actorId: caller.userId,
    action: 'question.answered',
    subject: { kind: 'question', id },
    ownerId: null,
    data: { channel: answer.channel },
    ...origin,
  });
  await announce(tx, clock, 'queue:question', 'question', { id });
  return question;
}

/** Once: of two colleagues who answer together the second is told. */
export function answerQuestion(
  deps: QuestionDeps,
  caller: Caller,
  id: string,
  answer: Answer,
  origin: Origin,
): Promise<Question> {
  return transaction(deps.db, async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question) throw notFound();
    if (!question.answered) return write(tx, deps, caller, id, answer, origin);
    if (isRepeated(question, caller, answer)) return question;
    throw new Failure('question_answered');
  });
}
