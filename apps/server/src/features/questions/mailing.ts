import { z } from 'zod';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import { Refused } from '../../providers/outside.ts';
import type { QuestionDeps } from './deps.ts';
import { letterOf } from './letter.ts';
import { readQuestion, writeDelivery } from './question-store.ts';

export const MAIL_JOB = 'questions.mail';

const payload = z.object({ id: z.uuid() });

/** Job: the letter with the answer. A last word from outside is noted, so that somebody may call instead. */
export const createMailJob = (deps: QuestionDeps) => async (given: unknown) => {
  const { id } = payload.parse(given);
  const { db, clock, log, mail } = deps;
  const question = await readQuestion(db, id);
  if (question?.delivery !== 'waiting') return;
  const outcome = await mail.send(letterOf(question, deps)).then(
    () => 'sent' as const,
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      log.warn({ question: id, reason: error.message }, 'e-mail refused');
      return 'refused' as const;
    },
  );
  await transaction(db, async (tx) => {
    await writeDelivery(tx, id, outcome);
    await announce(tx, clock, 'queue:question', 'question', { id });
  });
};
