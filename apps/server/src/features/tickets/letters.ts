import { QUESTION_TERMS } from '@punkt/domain/questions';
import { z } from 'zod';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { escapeHtml } from '../../platform/papers/html.ts';
import { LETTER_TABLE, type Mail } from '../../providers/mail/port.ts';
import { Refused } from '../../providers/outbound-client.ts';
import { announceTicket, changeBy, isAllowed } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import type { MessageRow, TicketRow, VisitorRow } from './tables.ts';
import { lockTicket, readTicket } from './ticket-store.ts';
import { readMessage, readVisitor, writeDelivery } from './visitor-store.ts';

export const LETTER_JOB = 'tickets.letter';

const payload = z.object({ id: z.number().int() });

export const enqueueLetter = (
  at: Database | Tx,
  { clock }: Pick<TicketDeps, 'clock'>,
  id: number,
): Promise<void> => enqueue(at, clock, { name: LETTER_JOB, payload: { id }, key: `${LETTER_JOB} ${id}` });

const SMALL = 'color:#55605f;font-size:14px';

const paragraph = (text: string, style: string): string =>
  `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

interface Letter {
  readonly ticket: TicketRow;
  readonly visitor: VisitorRow;
  readonly answer: MessageRow;
}

/** The answer with the question below it, for eyes and for programs that show no HTML. Every word of it is text, never markup. */
function letterOf({ ticket, visitor, answer }: Letter, { texts, origin }: TicketDeps): Mail {
  const { language, email } = visitor;
  const translate = texts(language);
  const say = (key: 'greeting' | 'asked' | 'signed' | 'more' | 'ask') => translate(`questionMail.${key}`);
  const kept = translate('questionMail.kept', { days: QUESTION_TERMS.keptDays });
  const subject = translate('questionMail.subject', { id: ticket.id });
  const { description: asked } = ticket;
  // The place of the landing with the form's button, in the language of the letter: nobody reads what is sent back to our address.
  const link = `${origin}/?language=${language}#ask`;
  const text = `${say('greeting')}\n\n${answer.message}\n\n${say('signed')}\n\n${say('more')} ${link}\n\n--\n${say('asked')}\n${asked}\n\n${kept}\n`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf9f6;color:#15201f;font:16px/1.5 system-ui,sans-serif">
<table role="presentation" style="${LETTER_TABLE}"><tr><td>
${paragraph(say('greeting'), 'margin:0 0 16px')}
${paragraph(answer.message, 'margin:0 0 24px')}
${paragraph(say('signed'), 'margin:0 0 24px')}
<p style="margin:0 0 24px">${escapeHtml(say('more'))} <a href="${escapeHtml(link)}" style="color:#0e6f6a">${escapeHtml(say('ask'))}</a></p>
${paragraph(say('asked'), `margin:0;padding-top:16px;border-top:1px solid #dcdad3;${SMALL}`)}
${paragraph(asked, `margin:0 0 16px;${SMALL}`)}
${paragraph(kept, `margin:0;${SMALL}`)}
</td></tr></table></body></html>`;
  return {
    to: email,
    subject,
    text,
    html,
    id: `ticket-${ticket.id}-${answer.id}@${new URL(origin).hostname}`,
  };
}

/** Job: the letter with an answer. One that the mailbox refuses brings the question back to the queue, so that somebody calls. */
export function createLetterJob(deps: TicketDeps) {
  const { db, log, mail } = deps;

  async function found(id: number): Promise<Letter | null> {
    const answer = await readMessage(db, id);
    if (answer?.delivery !== 'waiting') return null;
    const ticket = await readTicket(db, answer.ticket_id);
    const visitor = await readVisitor(db, answer.ticket_id);
    return ticket && visitor ? { ticket, visitor, answer } : null;
  }

  const send = (letter: Letter): Promise<'sent' | 'refused'> =>
    mail.send(letterOf(letter, deps)).then(
      () => 'sent' as const,
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        log.warn({ ticket: letter.ticket.id, reason: error.message }, 'e-mail refused');
        return 'refused' as const;
      },
    );

  return async (given: unknown): Promise<void> => {
    const { id } = payload.parse(given);
    const letter = await found(id);
    if (!letter) return;
    const outcome = await send(letter);
    await transaction(db, async (tx) => {
      const ticket = await lockTicket(tx, letter.ticket.id);
      if (!ticket) return;
      await writeDelivery(tx, id, outcome);
      const back = outcome === 'refused' && isAllowed(deps, ticket, 'undelivered');
      const changed = back
        ? await changeBy(tx, deps, ticket, { event: 'undelivered', actorId: null })
        : ticket;
      await announceTicket(tx, deps, changed);
    });
  };
}
