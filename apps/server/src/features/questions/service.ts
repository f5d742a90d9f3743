import { QUESTION_TOTAL } from '@punkt/contract/questions';
import { QUESTION_TERMS } from '@punkt/domain/questions';
import { type StaffAction, staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { type Answer, answerQuestion, type Origin } from './answering.ts';
import { type AskedQuestion, ask } from './asking.ts';
import type { QuestionDeps } from './deps.ts';
import { createMailJob } from './mailing.ts';
import * as store from './question-store.ts';
import type { Question } from './tables.ts';

const ANSWER: StaffAction = 'answerQuestions';
const DAY_SECONDS = 86_400;

function mayAnswer(caller: Caller): void {
  if (!staffCan(caller.staffRoles, ANSWER)) throw new Failure('forbidden');
}

export function createQuestionsService(deps: QuestionDeps) {
  const { db, clock, accounts } = deps;

  async function withName(question: Question) {
    const person = question.answered_by ? await accounts.person(db, question.answered_by) : undefined;
    return { question, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
  }

  return {
    ask: (asked: AskedQuestion) => ask(deps, asked),

    list: async (caller: Caller, status: store.QueueStatus, page: number, pageSize: number) => {
      mayAnswer(caller);
      const rows = await store.readQueue(db, status, page, pageSize);
      return { rows, total: await store.countQueue(db, status, QUESTION_TOTAL) };
    },

    /** With how to reach the person; who looked is audited. */
    open: async (caller: Caller, id: string, origin: Origin) => {
      mayAnswer(caller);
      const question = await store.readQuestion(db, id);
      if (!question) throw notFound();
      await audit(db, {
        at: clock.now(),
        actorId: caller.userId,
        action: 'question.read',
        subject: { kind: 'question', id },
        ownerId: null,
        ...origin,
      });
      return withName(question);
    },

    answer: async (caller: Caller, id: string, answer: Answer, origin: Origin) => {
      mayAnswer(caller);
      return withName(await answerQuestion(deps, caller, id, answer, origin));
    },

    sendMail: createMailJob(deps),

    /** Job: these people have no account to erase, so their words go by themselves. */
    sweep: async (): Promise<void> => {
      const now = clock.now();
      await store.deleteAnsweredBefore(db, addSeconds(now, -QUESTION_TERMS.keptDays * DAY_SECONDS));
      await store.forgetAddressesBefore(db, addSeconds(now, -DAY_SECONDS));
    },
  };
}

export type QuestionsService = ReturnType<typeof createQuestionsService>;
