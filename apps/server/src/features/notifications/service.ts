import type { Notice, NoticePreferences } from '@punkt/domain/notices';
import { NOTICE_TERMS } from '@punkt/domain/notices';
import type { Language } from '@punkt/locales/language';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PushTarget } from '../../providers/push/port.ts';
import { createMailJob, createPushJob, scheduleDelivery } from './delivery.ts';
import type { NotificationDeps } from './deps.ts';
import * as store from './notice-store.ts';
import { choose, preferencesOf } from './preferences.ts';
import * as subscriptions from './subscription-store.ts';

/** What happened, and where in the account area one goes from there. */
export type News = Notice & { readonly link: `/${string}` };

/** What other features need of this one. */
export interface Notifier {
  /** In the caller's transaction: told if and only if it happened. Delivery comes later and never fails the caller's work. */
  notify(tx: Tx, news: News & { readonly userId: string }): Promise<void>;
}

const TOPIC = 'notification';
const DAY_SECONDS = 24 * 3_600;

export function createNotificationsService(deps: NotificationDeps) {
  const { db, clock, accounts, push, companyEmail } = deps;

  const emailOf = async (at: Database | Tx, userId: string): Promise<string | null> =>
    (await accounts.person(at, userId))?.email || (await companyEmail(at, userId)) || null;

  const chosen = async ({ userId }: Caller) => ({
    preferences: await preferencesOf(db, userId),
    email: await emailOf(db, userId),
  });

  const pushState = async ({ sessionId }: Caller) => ({
    public_key: await push.publicKey(),
    subscribed: (await subscriptions.readSubscription(db, sessionId)) !== undefined,
  });

  const notify: Notifier['notify'] = async (tx, { userId, kind, params, link }) => {
    const row = { user_id: userId, kind, link, created: clock.now(), read: null };
    const id = await store.insertNotice(tx, { ...row, params: JSON.stringify(params) });
    await announce(tx, clock, `user:${userId}`, TOPIC, { id: String(id), kind });
    await scheduleDelivery(tx, deps, { id, user_id: userId, kind });
  };

  return {
    notify,

    list: async ({ userId }: Caller, request: store.ListRequest) => {
      const [rows, count] = await Promise.all([
        store.readNotices(db, userId, request),
        store.countNotices(db, userId),
      ]);
      return { rows, unread: count.unread, total: request.unreadOnly ? count.unread : count.total };
    },

    /** Her other tabs and devices hear of it too. */
    read: async ({ userId }: Caller, ids: readonly string[] | null) => {
      const count = await transaction(db, async (tx) => {
        const changed = await store.markRead(tx, userId, ids, clock.now());
        if (changed > 0) await announce(tx, clock, `user:${userId}`, TOPIC, { read: changed });
        return store.countNotices(tx, userId);
      });
      return { unread: count.unread };
    },

    preferences: chosen,
    choose: async (caller: Caller, preferences: NoticePreferences) => {
      await transaction(db, (tx) => choose(tx, caller.userId, preferences));
      return chosen(caller);
    },

    pushState,
    subscribe: async (caller: Caller, target: PushTarget, language: Language) => {
      const { userId: user_id, sessionId: session_id } = caller;
      await transaction(db, (tx) =>
        subscriptions.putSubscription(tx, { ...target, user_id, session_id, language, created: clock.now() }),
      );
      return pushState(caller);
    },
    unsubscribe: async (caller: Caller, endpoint: string) => {
      await subscriptions.deleteSubscription(db, caller.userId, endpoint);
      return pushState(caller);
    },

    /** Where we write to a person, besides her phone. */
    addressesOf: async (at: Database | Tx, userId: string): Promise<string[]> => {
      const devices = await subscriptions.readSubscriptions(at, userId);
      const email = await emailOf(at, userId);
      return [...devices.map(({ endpoint }) => endpoint), ...(email ? [email] : [])];
    },

    deliverMail: createMailJob(deps),
    deliverPush: createPushJob(deps),
    sweep: () => store.sweepNotices(db, addSeconds(clock.now(), -NOTICE_TERMS.keptDays * DAY_SECONDS)),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
