import { PAGE_SIZE } from '@punkt/domain/constants';
import { type StaffAction, staffCan } from '@punkt/domain/staff';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { type Contributor, createContributors } from '../../platform/personal-data/contributors.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { ask, withdraw } from './asking.ts';
import { type Decision, decide } from './deciding.ts';
import { archive, permitExport } from './exporting.ts';
import { presentRequest } from './presenter.ts';
import { createReminder } from './reminders.ts';
import * as store from './request-store.ts';
import { createSecondPass } from './second-pass.ts';
import type { PrivacyRequest } from './tables.ts';

export interface PrivacyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AuthAdmin;
  /** Waits until this process has got the notifications of what was just committed (see Listener). */
  readonly catchUp: () => Promise<void>;
}

interface ListWish {
  readonly openOnly: boolean;
  readonly page: number;
  readonly query?: string | undefined;
}

const HANDLE: StaffAction = 'handlePrivacyRequests';

function mayHandle(caller: Caller): void {
  if (!staffCan(caller.staffRoles, HANDLE)) throw new Failure('forbidden');
}

const ownRequests = (db: Database): Contributor => ({
  name: 'privacyRequests',
  exportOf: async (userId) => ({ data: (await store.requestsOf(db, userId)).map(presentRequest) }),
  erase: store.eraseRequestTexts,
});

export function createPrivacyService({ db, clock, accounts, catchUp: settle }: PrivacyDeps) {
  const contributors = createContributors();

  /** With the person and what prevents the erasure so far, as staff see it. */
  const describe = (request: PrivacyRequest) =>
    transaction(db, async (tx) => ({
      request,
      now: clock.now(),
      person: await accounts.person(tx, request.user_id),
      duties: request.status === 'open' ? await contributors.duties(tx, request.user_id) : [],
    }));

  return {
    registerContributor: contributors.register,
    /** Registered while the app is composed, after the contributors that it depends on. */
    ownRequests: ownRequests(db),
    remind: createReminder(db, clock),
    eraseAgain: createSecondPass(db, contributors),

    export: async (caller: Caller, trace: Origin) => {
      await permitExport(db, clock, caller, trace);
      return archive(await contributors.exportOf(caller.userId), clock.now());
    },

    /** For the load of the house. */
    queue: {
      kind: 'privacy',
      action: HANDLE,
      load: (now: Date) => store.openLoad(db, now),
      doneSince: (time: Date) => store.decidedSince(db, time),
    },

    requests: (caller: Caller) => store.requestsOf(db, caller.userId),
    ask: (caller: Caller, comment: string, trace: Origin) =>
      transaction(db, (tx) => ask(tx, clock, caller, comment, trace)),
    withdraw: (caller: Caller, id: string, trace: Origin) =>
      transaction(db, (tx) => withdraw(tx, clock, caller, id, trace)),

    list: async (caller: Caller, { openOnly, page, query }: ListWish) => {
      mayHandle(caller);
      const offset = (page - 1) * PAGE_SIZE;
      const filter = { openOnly, words: searchWords(query) };
      const { rows, total } = await store.listRequests(db, filter, clock.now(), offset, PAGE_SIZE);
      const data: Array<Awaited<ReturnType<typeof describe>>> = [];
      for (const row of rows) data.push(await describe(row));
      return { data, total, page, page_size: PAGE_SIZE };
    },

    decide: async (caller: Caller, decision: Decision) => {
      mayHandle(caller);
      const request = await transaction(db, (tx) =>
        decide(tx, { clock, accounts, contributors }, caller, decision),
      );
      await settle();
      return describe(request);
    },
  };
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;
