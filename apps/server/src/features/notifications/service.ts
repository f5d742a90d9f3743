import { toPerson } from '@punkt/contract/events';
import type { Notice, NoticePreferences, NoticeSubject } from '@punkt/domain/notices';
import { NOTICE_TERMS, staleKinds, supersededBy } from '@punkt/domain/notices';
import type { Language } from '@punkt/locales/language';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PushTarget } from '../../providers/push/port.ts';
import type { SignedIn } from '../auth/service.ts';
import { createMailJob, createPushJob, scheduleDelivery } from './delivery.ts';
import type { NotificationDeps } from './deps.ts';
import * as store from './notice-store.ts';
import { choose, preferencesOf } from './preferences.ts';
import * as subscriptions from './subscription-store.ts';

/** What happened, and where in the account area one goes from there. */
export type LinkedNotice = Notice & { readonly link: `/${string}` };

interface Recipient {
  readonly userId: string;
  /** Says nothing while the same is told and unread. */
  readonly once?: boolean;
}

/** What other features need of this one. */
export interface Notifier {
  /** In the caller's transaction: the notice exists if and only if the change does. Delivery comes later and never fails the caller's work. */
  notify(tx: Tx, news: LinkedNotice & Recipient): Promise<void>;
  /** Something happened that nobody has to be told of, and earlier notices about it are old now. */
  supersede(tx: Tx, userId: string, subject: NoticeSubject, order: number | null): Promise<void>;
  /** What was told about this is done with: nobody of these people has to read it any more. Take them in one order. */
  markDone(tx: Tx, userIds: readonly string[], kind: LinkedNotice['kind'], link: string): Promise<void>;
}

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

  const notify: Notifier['notify'] = async (tx, { userId, kind, params, link, once = false }) => {
    if (once && (await store.isUnread(tx, userId, kind, link))) return;
    const now = clock.now();
    const order = 'order' in params ? params.order : null;
    await store.supersedeNotices(tx, { userId, kinds: supersededBy(kind), order, now });
    const row = { user_id: userId, kind, link, created: now, read: null };
    const id = await store.insertNotice(tx, { ...row, params: JSON.stringify(params) });
    await announce(tx, clock, toPerson(userId), 'notification', { id: String(id), kind });
    await scheduleDelivery(tx, deps, { id, user_id: userId, kind });
  };

  const supersede: Notifier['supersede'] = async (tx, userId, subject, order) => {
    const kinds = staleKinds(subject);
    const changed = await store.supersedeNotices(tx, { userId, kinds, order, now: clock.now() });
    if (changed > 0) await announce(tx, clock, toPerson(userId), 'notification', { read: changed });
  };

  const markDone: Notifier['markDone'] = async (tx, userIds, kind, link) => {
    const changed = await store.markDone(tx, userIds, kind, link, clock.now());
    for (const userId of userIds.filter((id) => changed.has(id)))
      await announce(tx, clock, toPerson(userId), 'notification', { read: 1 });
  };

  return {
    notify,
    supersede,
    markDone,

    list: async ({ userId }: Caller, request: store.ListRequest) => {
      const [rows, count] = await Promise.all([
        store.readNotices(db, userId, request),
        store.countNotices(db, userId),
      ]);
      return { rows, unread: count.unread, total: request.unreadOnly ? count.unread : count.total };
    },

    /** The person's other tabs and devices are notified too. */
    read: async ({ userId }: Caller, ids: readonly string[] | null) => {
      const count = await transaction(db, async (tx) => {
        const changed = await store.markRead(tx, userId, ids, clock.now());
        if (changed > 0) await announce(tx, clock, toPerson(userId), 'notification', { read: changed });
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
    /** A device that is somebody else's keeps what it has: its pushes are for whoever it belongs to. */
    signedIn: async (tx: Tx, { deviceToken, alien, ...person }: SignedIn) => {
      if (deviceToken && !alien) await subscriptions.passSubscription(tx, deviceToken, person);
    },
    unsubscribe: async (caller: Caller, endpoint: string) => {
      await subscriptions.deleteSubscription(db, caller.userId, endpoint);
      return pushState(caller);
    },

    /** Where we write to a person, besides their phone. */
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
