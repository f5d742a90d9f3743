import { createHash, randomUUID } from 'node:crypto';
import { countryOfPhone } from '@punkt/domain/phone';
import {
  cleanQuestionMessage,
  QUESTION_TERMS,
  type QuestionForm,
  questionPhone,
} from '@punkt/domain/questions';
import type { Language } from '@punkt/locales/language';
import { addSeconds, secondsBetween } from '../../platform/clock/clock.ts';
import { advisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { QuestionDeps } from './deps.ts';
import * as store from './question-store.ts';
import type { NewQuestion } from './tables.ts';

/** A form that keeps the rules, and what the server knows besides. */
export interface AskedQuestion extends QuestionForm {
  readonly language: Language;
  readonly address: string;
}

const HOUR_SECONDS = 3_600;

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

/** Every instance counts the same rows; the lock keeps two at once from both being the fifth. */
async function refuseFlood(tx: Tx, address: string, now: Date): Promise<void> {
  await advisoryLock(tx, `questions from ${address}`);
  const times = await store.askedFrom(tx, address, addSeconds(now, -HOUR_SECONDS));
  const [oldest] = times.slice(-QUESTION_TERMS.perAddressPerHour);
  if (!oldest || times.length < QUESTION_TERMS.perAddressPerHour) return;
  const seconds = Math.max(1, secondsBetween(now, addSeconds(oldest, HOUR_SECONDS)));
  throw new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
}

/** Keeps a question for the staff. The same one again within a minute is a second press of the button: nothing happens. */
export function ask({ db, clock }: QuestionDeps, asked: AskedQuestion): Promise<void> {
  const { language, address } = asked;
  const fields = fieldsOf(asked);
  const fingerprint = fingerprintOf(fields);
  return transaction(db, async (tx) => {
    const now = clock.now();
    await advisoryLock(tx, `question ${fingerprint.toString('hex')}`);
    if (await store.wasAsked(tx, fingerprint, addSeconds(now, -QUESTION_TERMS.sameWithinSeconds))) return;
    await refuseFlood(tx, address, now);
    const row: NewQuestion = { ...fields, id: randomUUID(), created: now, language, fingerprint, address };
    await store.insertQuestion(tx, row);
    await announce(tx, clock, 'queue:question', 'question', { id: row.id });
  });
}
