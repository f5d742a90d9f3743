import { QUESTION_TERMS } from '@punkt/domain/questions';
import { TICKET_TERMS } from '@punkt/domain/ticket-terms';
import { addSeconds, secondsBetween } from '../../platform/clock/clock.ts';
import { advisoryLock, type Tx } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { openedSince } from './ticket-store.ts';
import { askedFrom } from './visitor-store.ts';

const HOUR_SECONDS = 3_600;
const TALK_SECONDS = 600;

/** Refused with when to come back: once the oldest of them is out of the window. */
function refuseOver(times: readonly Date[], most: number, windowSeconds: number, now: Date): void {
  const [oldest] = times.slice(-most);
  if (!oldest || times.length < most) return;
  const seconds = Math.max(1, secondsBetween(now, addSeconds(oldest, windowSeconds)));
  // An hour in seconds says nothing to anybody.
  const minutes = Math.ceil(seconds / 60);
  throw new Failure('too_many_messages', { params: { minutes }, data: { retry_after: seconds } });
}

/** Two requests of one person at once can't both be the last one allowed. */
export const lockPartner = (tx: Tx, userId: string): Promise<void> =>
  advisoryLock(tx, `tickets of ${userId}`);

export const refuseManyTickets = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  refuseOver(
    await openedSince(tx, userId, addSeconds(now, -HOUR_SECONDS)),
    TICKET_TERMS.perHour,
    HOUR_SECONDS,
    now,
  );

/** How far back messages of a person count. */
export const talkSince = (now: Date): Date => addSeconds(now, -TALK_SECONDS);

/** `times`: of the messages since then, read under the person's lock. */
export const refuseManyMessages = (times: readonly Date[], now: Date): void =>
  refuseOver(times, TICKET_TERMS.messagesPerTenMinutes, TALK_SECONDS, now);

/** Of visitors only the network is known. */
export async function refuseManyQuestions(tx: Tx, address: string, now: Date): Promise<void> {
  await advisoryLock(tx, `questions from ${address}`);
  const times = await askedFrom(tx, address, addSeconds(now, -HOUR_SECONDS));
  refuseOver(times, QUESTION_TERMS.perAddressPerHour, HOUR_SECONDS, now);
}
