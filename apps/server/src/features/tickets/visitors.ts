import { createHash } from 'node:crypto';
import { countryOfPhone } from '@punkt/domain/phone';
import {
  cleanQuestionMessage,
  QUESTION_TERMS,
  type QuestionForm,
  questionPhone,
} from '@punkt/domain/questions';
import { answerDue } from '@punkt/domain/tickets';
import type { Language } from '@punkt/locales/language';
import { addSeconds } from '../../platform/clock/clock.ts';
import { advisoryLock, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announceTicket, KIND, putCase, startClocks } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { enqueueLetter } from './letters.ts';
import { refuseManyQuestions } from './limits.ts';
import type { TicketRow } from './tables.ts';
import { addHistory, changeTicket, insertTicket } from './ticket-store.ts';
import * as store from './visitor-store.ts';

/** A form that keeps the rules, and what the server knows besides. */
export interface AskedQuestion extends QuestionForm {
  /** Not what fills in every field of a form, hidden ones too. */
  readonly isPerson: boolean;
  readonly language: Language;
  /** The network it came from, as limits count it. */
  readonly address: string;
}

const DAY_SECONDS = 86_400;
/** A job that was lost with its instance is no longer under way by then. */
export const LETTER_SECONDS = 3_600;

function fieldsOf(asked: AskedQuestion) {
  const phone = questionPhone(asked.phoneNumber, asked.country) ?? '';
  return {
    phone,
    email: asked.email.trim(),
    telegram: asked.telegram.trim(),
    message: cleanQuestionMessage(asked.message),
    country: asked.country ?? countryOfPhone(phone) ?? 'RU',
  };
}

const fingerprintOf = (fields: object): Buffer =>
  createHash('sha256').update(JSON.stringify(fields)).digest();

/** What visitors of the public site ask: tickets of the same desk, without an account. */
export function createVisitorActs(deps: TicketDeps) {
  const { db, clock, reviews } = deps;

  async function insert(tx: Tx, asked: AskedQuestion, fingerprint: Buffer): Promise<TicketRow> {
    const now = clock.now();
    const { message, ...contacts } = fieldsOf(asked);
    const { id } = await insertTicket(tx, {
      user_id: null,
      type: null,
      client_uuid: null,
      reason: null,
      order_id: null,
      description: message,
      created: now,
      updated: now,
      due: answerDue(null, now),
      asked: now,
    });
    const { language, address } = asked;
    await store.insertVisitor(tx, {
      ...contacts,
      ticket_id: id,
      created: now,
      language,
      fingerprint,
      address,
    });
    await addHistory(tx, { ticket_id: id, at: now, event: 'create', by: 'partner', actor_id: null });
    return changeTicket(tx, id, {}, `${id} ${message}`);
  }

  return {
    /**
     * Returns by when it is answered. The same question again within a minute is a second press of the button: nothing happens. A program
     * hears the same as a person, and nothing is kept of it.
     */
    ask: async (asked: AskedQuestion): Promise<Date> => {
      if (!asked.isPerson) return answerDue(null, clock.now());
      const fingerprint = fingerprintOf(fieldsOf(asked));
      return transaction(db, async (tx) => {
        const now = clock.now();
        await advisoryLock(tx, `question ${fingerprint.toString('hex')}`);
        const same = await store.sameQuestion(
          tx,
          fingerprint,
          addSeconds(now, -QUESTION_TERMS.sameWithinSeconds),
        );
        if (same) return same.due ?? answerDue(null, now);
        await refuseManyQuestions(tx, asked.address, now);
        const ticket = await insert(tx, asked, fingerprint);
        await startClocks(tx, deps, ticket, null);
        await putCase(tx, deps, ticket);
        await announceTicket(tx, deps, ticket);
        return ticket.due ?? answerDue(null, now);
      });
    },

    /** Job: these people have no account to erase, so their words go by themselves, and no letter is forgotten. */
    sweep: async (): Promise<void> => {
      const now = clock.now();
      await transaction(db, async (tx) => {
        const gone = await store.deleteAnsweredBefore(
          tx,
          addSeconds(now, -QUESTION_TERMS.keptDays * DAY_SECONDS),
        );
        await reviews.remove(tx, KIND, gone.map(String));
        await store.deleteAddressesBefore(tx, addSeconds(now, -DAY_SECONDS));
      });
      for (const id of await store.lettersWaiting(db, addSeconds(now, -LETTER_SECONDS)))
        await enqueueLetter(db, deps, id);
    },
  };
}
