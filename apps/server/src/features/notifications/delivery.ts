import { NOTICE_CATEGORY, NOTICE_TERMS } from '@punkt/domain/notices';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../providers/outbound-client.ts';
import { topicOf } from '../../providers/push/port.ts';
import type { NotificationDeps } from './deps.ts';
import { letterOf } from './letter.ts';
import { readNotice } from './notice-store.ts';
import { preferencesOf } from './preferences.ts';
import { deleteSubscription, readSubscription, readSubscriptions } from './subscription-store.ts';
import type { NotificationRow } from './tables.ts';
import { languageOf, wordsOf } from './words.ts';

export const MAIL_JOB = 'notifications.mail';
export const PUSH_JOB = 'notifications.push';

const mailPayload = z.object({ id: z.number().int() });
const pushPayload = z.object({ id: z.number().int(), sessionId: z.uuid() });

type DeliveredNotice = Pick<NotificationRow, 'id' | 'user_id' | 'kind'>;

/** A job for each way out, and for each device: what has arrived is not sent again because something else has not. */
export async function scheduleDelivery(
  tx: Tx,
  { clock }: Pick<NotificationDeps, 'clock'>,
  { id, user_id, kind }: DeliveredNotice,
): Promise<void> {
  const wanted = (await preferencesOf(tx, user_id))[NOTICE_CATEGORY[kind]];
  if (wanted.email) await enqueue(tx, clock, { name: MAIL_JOB, payload: { id } });
  if (!wanted.push) return;
  for (const { session_id } of await readSubscriptions(tx, user_id))
    await enqueue(tx, clock, { name: PUSH_JOB, payload: { id, sessionId: session_id } });
}

/** The notice, while it is still news: neither read nor a day old, and its person still there. */
async function stillNews({ db, clock, accounts }: NotificationDeps, id: number) {
  const notice = await readNotice(db, id);
  if (!notice || notice.read) return undefined;
  const age = clock.now().getTime() - notice.created.getTime();
  if (age > NOTICE_TERMS.deliveredWithinHours * 3_600_000) return undefined;
  const person = await accounts.person(db, notice.user_id);
  return person && { notice, person };
}

/** A last word from outside ends the job; everything else makes the queue try again, later and later. */
async function orRefused(work: Promise<void>, refused: (reason: string) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused(error.message);
  }
}

/** Job: one e-mail. */
export const createMailJob = (deps: NotificationDeps) => async (given: unknown) => {
  const { id } = mailPayload.parse(given);
  const news = await stillNews(deps, id);
  if (!news) return;
  const { notice, person } = news;
  const to = person.email || (await deps.companyEmail(deps.db, person.id));
  if (!to) return;
  const language = languageOf(person.country);
  const letter = letterOf({ notice, to, language, texts: deps.texts, origin: deps.originOf(person.country) });
  await orRefused(deps.mail.send(letter), (reason) =>
    deps.log.warn({ notice: id, reason }, 'e-mail refused'),
  );
};

/** Job: one device. */
export const createPushJob = (deps: NotificationDeps) => async (given: unknown) => {
  const { id, sessionId } = pushPayload.parse(given);
  const { db, push, texts, log, accounts } = deps;
  const subscription = await readSubscription(db, sessionId);
  const session = await accounts.session(db, sessionId);
  const news = await stillNews(deps, id);
  // The browser may belong to somebody else by now, or its person may have signed out there.
  if (!news || !session || session.ended || subscription?.user_id !== news.notice.user_id) return;
  const { link } = news.notice;
  const message = { ...wordsOf(news.notice, subscription.language, texts), link, topic: topicOf(link) };
  const forget = () => deleteSubscription(db, subscription.user_id, subscription.endpoint);
  const deliver = async () => {
    if ((await push.send(subscription, message)) === 'gone') await forget();
  };
  await orRefused(deliver(), (reason) => log.warn({ notice: id, reason }, 'push refused'));
};
