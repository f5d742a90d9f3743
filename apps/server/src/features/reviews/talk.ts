import type { AuditAct } from '@punkt/domain/audit';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { invalid, notFound } from '../../platform/http/failure.ts';
import type { CaseKey, MessageExtra, Subject } from './admin.ts';
import { readCaseOrFail } from './cases.ts';
import type { RequestContext, ReviewDeps } from './deps.ts';
import { requireUntaken } from './policy.ts';
import { markAnswered } from './review-store.ts';
import { tellStaff } from './staff-news.ts';
import type { ReviewRow } from './tables.ts';

type Trace = (tx: Tx, review: ReviewRow, asking: RequestContext, action: AuditAct) => Promise<void>;

const talkOf = ({ messages }: Subject) => {
  if (!messages) throw notFound();
  return messages;
};

/** What owner and staff write to each other about a case. */
export function createTalk(
  { db, clock, reviews }: Pick<ReviewDeps, 'db' | 'clock' | 'reviews'>,
  subjectFor: (asking: RequestContext, key: CaseKey) => Subject,
  trace: Trace,
  tellMentioned: (tx: Tx, key: CaseKey, named: readonly string[], caller: Caller) => Promise<void>,
) {
  /** The record first, then its case: as every step takes them. */
  const locked = async (tx: Tx, subject: Subject, key: CaseKey): Promise<ReviewRow> => {
    const review = await readCaseOrFail(tx, key);
    await subject.lock(tx, review);
    return review;
  };

  /** Answers the case as it was. */
  const answered = async (tx: Tx, subject: Subject, key: CaseKey): Promise<ReviewRow> => {
    const review = await locked(tx, subject, key);
    if (await markAnswered(tx, key)) await tellStaff(tx, clock, key, 'message');
    return review;
  };

  return {
    /** A talk that goes on: whoever reads it has the case open, so nothing is written down a second time. */
    messages: async (key: CaseKey, asking: RequestContext) => {
      const talk = talkOf(subjectFor(asking, key));
      const review = await readCaseOrFail(db, key);
      return { data: await talk.read(db, review), review, now: clock.now() };
    },

    write: async (key: CaseKey, words: string, extra: MessageExtra, asking: RequestContext) => {
      const subject = subjectFor(asking, key);
      const talk = talkOf(subject);
      const tidy = tidyText(words);
      if (tidy === '') throw invalid('message', message('validation.required'));
      return transaction(db, async (tx) => {
        if (extra.clientUuid && talk.sent) {
          const known = await talk.sent(tx, await locked(tx, subject, key), asking.caller, extra.clientUuid);
          if (known) return known;
        }
        const review = await answered(tx, subject, key);
        if (talk.byHolder && !extra.internal) requireUntaken(review, asking.caller, clock.now());
        const written = await talk.write(tx, review, asking.caller, tidy, extra);
        await reviews.announceLater(tx, key);
        if (extra.internal) await tellMentioned(tx, key, extra.mentions, asking.caller);
        return written;
      });
    },

    /** «Спасибо» needs no answer: somebody says so, and is named for it. */
    messagesDone: async (key: CaseKey, asking: RequestContext): Promise<void> => {
      const subject = subjectFor(asking, key);
      talkOf(subject);
      await transaction(db, async (tx) => {
        await trace(tx, await answered(tx, subject, key), asking, 'review.messages_done');
        await reviews.announceLists(tx, key.kind);
      });
    },
  };
}
