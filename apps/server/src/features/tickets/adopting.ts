import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { answerDue } from '@punkt/domain/tickets';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announceTicket, putCase, startClocks } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { enqueueLetter } from './letters.ts';
import type { QuestionRow } from './tables.ts';
import { addHistory, changeTicket, insertMessage, insertTicket } from './ticket-store.ts';
import { deleteQuestions, insertVisitor, lockQuestions } from './visitor-store.ts';
import { LETTER_SECONDS } from './visitors.ts';

/** In one transaction: nobody waits long for a row of it. */
const TOGETHER = 50;

/**
 * Job: what visitors asked by the release before becomes tickets, with the term and the clock that a question has here. During a deploy
 * its instances go on taking questions, so it looks every minute. To be dropped together with the table, one release later.
 */
export function createAdoption(deps: TicketDeps) {
  const { db, clock, accounts } = deps;

  async function insert(tx: Tx, question: QuestionRow, managerId: string | null) {
    const { created, answered, message } = question;
    const waits = { due: answerDue(null, created), asked: created };
    const ended = { due: null, state: TICKET_STATES.closed, finished: answered, manager_id: managerId };
    const { id } = await insertTicket(tx, {
      user_id: null,
      type: null,
      client_uuid: null,
      reason: null,
      order_id: null,
      description: message,
      created,
      updated: answered ?? created,
      ...(answered ? ended : waits),
    });
    return changeTicket(tx, id, {}, `${id} ${message}`);
  }

  /** What was said by phone is a note: it was no letter. */
  async function putAnswer(tx: Tx, ticketId: number, question: QuestionRow, managerId: string | null) {
    const { answered, answer, channel, delivery } = question;
    if (!answered) return;
    const byMail = channel === 'email';
    const event = byMail ? 'answer' : 'close';
    await addHistory(tx, { ticket_id: ticketId, at: answered, event, by: 'manager', actor_id: managerId });
    if (answer === '') return;
    const sent = await insertMessage(tx, {
      ticket_id: ticketId,
      client_uuid: null,
      at: answered,
      author_id: managerId,
      by: 'manager',
      internal: !byMail,
      message: answer,
      delivery,
    });
    if (sent && delivery === 'waiting') await enqueueLetter(tx, deps, sent.id);
  }

  async function adopt(tx: Tx, question: QuestionRow): Promise<void> {
    const { created, country, language, phone, email, telegram, fingerprint, address, answered_by } =
      question;
    const manager = answered_by === null ? undefined : await accounts.person(tx, answered_by);
    const managerId = manager?.id ?? null;
    const ticket = await insert(tx, question, managerId);
    const contacts = { country, language, phone, email, telegram, fingerprint, address };
    await insertVisitor(tx, { ...contacts, ticket_id: ticket.id, created });
    await addHistory(tx, {
      ticket_id: ticket.id,
      at: created,
      event: 'create',
      by: 'partner',
      actor_id: null,
    });
    await putAnswer(tx, ticket.id, question, managerId);
    await startClocks(tx, deps, ticket, null);
    await putCase(tx, deps, ticket, { since: question.answered ?? created });
    await announceTicket(tx, deps, ticket);
  }

  const someMore = (): Promise<boolean> =>
    transaction(db, async (tx) => {
      const questions = await lockQuestions(tx, addSeconds(clock.now(), -LETTER_SECONDS), TOGETHER);
      if (questions.length === 0) return false;
      for (const question of questions) await adopt(tx, question);
      await deleteQuestions(
        tx,
        questions.map(({ id }) => id),
      );
      return questions.length === TOGETHER;
    });

  return async (): Promise<void> => {
    while (await someMore());
  };
}
