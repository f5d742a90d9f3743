import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { diffOf, summaryOf } from '@punkt/domain/content-changes';
import { mergeOf } from '@punkt/domain/content-merge';
import { problemsOf } from '@punkt/domain/content-problems';
import { message } from '@punkt/domain/message';
import { staffCan } from '@punkt/domain/staff';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { announce } from '../../platform/events/events.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { cancelJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { Notifier } from '../notifications/service.ts';
import { lastVersion, lockContent, readVersion } from './content-store.ts';
import { documentOfVersion, tidyDocument } from './documents.ts';
import { draftOf, lockedDraft, writeNext } from './drafts.ts';
import { auditContent, type EditorDeps, mayEdit } from './editor.ts';
import {
  countPlanned,
  endPlan,
  insertPlan,
  listPlans,
  lockDraft,
  lockPlan,
  type PlanEnd,
  type PlanHead,
  readPlan,
} from './editor-store.ts';
import { publishDocument, TO_EDITORS } from './publishing.ts';
import type { DraftRow, PlanReason, PlanRow } from './tables.ts';

export type { PlanHead } from './editor-store.ts';

export const PUBLISH_JOB = 'content.publish';
const DAY_MS = 24 * 60 * 60 * 1000;
const FURTHEST_MS = 366 * DAY_MS;
const SHOWN_MS = 30 * DAY_MS;
const MOST_SHOWN = 200;
/** Far above what people plan, far below what would fill a disk. */
const MOST_PLANNED = 50;

export interface SchedulingDeps extends EditorDeps {
  readonly accounts: Pick<AuthAdmin, 'staff'>;
  readonly notifications: Pick<Notifier, 'notify'>;
}

const jobKey = (id: string): string => `${PUBLISH_JOB} ${id}`;

export interface Plan {
  readonly revision: number;
  readonly baseVersion: number;
  readonly at: Date;
}

/** Publications at a later time: a copy of the draft as it was when it was planned. */
export function createScheduling({ db, clock, accounts, notifications }: SchedulingDeps) {
  const announcePlan = (tx: Tx, id: string) => announce(tx, clock, TO_EDITORS, 'content', { plan: id });

  function checkTime(at: Date): void {
    const ahead = at.getTime() - clock.now().getTime();
    if (ahead <= 0) throw invalid('at', message('validation.content.past'));
    if (ahead > FURTHEST_MS) throw invalid('at', message('validation.invalid'));
  }

  const mayPublish = async (tx: Tx, userId: string): Promise<boolean> =>
    staffCan(
      (await accounts.staff(tx)).filter(({ id }) => id === userId).map(({ role }) => role),
      'publishContent',
    );

  /** What it became: a version, or a conflict that a person has to look at. */
  async function execute(tx: Tx, plan: PlanRow): Promise<Omit<PlanEnd, 'ended'>> {
    // Whoever lost the right since then publishes nothing any more.
    if (!(await mayPublish(tx, plan.planned_by)))
      return { state: 'cancelled', version: null, reason: 'role' };
    await lockContent(tx);
    const last = await lastVersion(tx);
    const base = documentOfVersion(await readVersion(tx, plan.base_version));
    const current = documentOfVersion(await readVersion(tx, last));
    const { document, conflicts } = mergeOf(base, plan.document, current);
    if (conflicts.length > 0) return { state: 'conflict', version: null, reason: 'conflict' };
    if (problemsOf(tidyDocument(document)).length > 0)
      return { state: 'conflict', version: null, reason: 'problems' };
    const { version } = await publishDocument(tx, clock, {
      document,
      baseVersion: last,
      publishedBy: plan.planned_by,
    });
    const by = { actorId: plan.planned_by };
    await auditContent(tx, clock, by, {
      action: 'content.published',
      id: String(version),
      data: { plan: plan.id },
    });
    return { state: 'published', version, reason: null };
  }

  /** A draft of which nothing is left to publish would only ask to be merged with itself. */
  async function endDraft(tx: Tx, draft: DraftRow | undefined, version: number | null): Promise<void> {
    if (!draft?.document || version === null) return;
    const base = documentOfVersion(await readVersion(tx, draft.base_version));
    const published = documentOfVersion(await readVersion(tx, version));
    const { document, conflicts } = mergeOf(base, tidyDocument(draft.document), published);
    // Not `diffOf`, which is for reading: a translation that was only confirmed is a change too.
    const same = isDeepStrictEqual(document, mergeOf(published, published, published).document);
    if (conflicts.length > 0 || !same) return;
    const { user_id: userId, revision } = draft;
    await writeNext(tx, userId, { document: null, baseVersion: version, revision, now: clock.now() });
  }

  /** Whoever planned it counts on it: what does not come out must not be found out by chance. */
  async function notifyPlanner(tx: Tx, { planned_by: userId, at }: PlanRow, reason: PlanReason | null) {
    if (reason === null || reason === 'role') return;
    const kind = reason === 'conflict' ? 'publicationConflict' : 'publicationRefused';
    await notifications.notify(tx, { userId, kind, params: { at }, link: '/manage/content?view=publish' });
  }

  return {
    plan: (caller: Caller, { revision, baseVersion, at }: Plan, origin: Origin): Promise<PlanHead> => {
      mayEdit(caller, 'publishContent');
      checkTime(at);
      return transaction(db, async (tx) => {
        const draft = await lockedDraft(tx, caller.userId, revision);
        if (draft.saved === null) throw invalid('revision', message('validation.content.unchanged'));
        if (draft.baseVersion !== baseVersion || draft.publishedVersion !== baseVersion)
          throw new Failure('conflict', { data: { current_version: draft.publishedVersion } });
        const document = tidyDocument(draft.document);
        const problems = problemsOf(document);
        if (problems.length > 0) throw new Failure('validation_failed', { errors: problems.slice(0, 50) });
        if ((await countPlanned(tx)) >= MOST_PLANNED) throw new Failure('too_many_requests');
        const base = documentOfVersion(await readVersion(tx, baseVersion));
        const row: PlanRow = {
          id: randomUUID(),
          at,
          state: 'planned',
          planned_by: caller.userId,
          planned: clock.now(),
          base_version: baseVersion,
          document,
          summary: summaryOf(diffOf(base, document)),
          version: null,
          ended: null,
          reason: null,
        };
        await insertPlan(tx, row);
        await announcePlan(tx, row.id);
        await enqueue(tx, clock, {
          name: PUBLISH_JOB,
          payload: { id: row.id },
          runAt: at,
          key: jobKey(row.id),
        });
        const by = { actorId: caller.userId, origin };
        await auditContent(tx, clock, by, {
          action: 'content.planned',
          id: row.id,
          data: { at: at.toISOString() },
        });
        return row;
      });
    },

    plans: (caller: Caller): Promise<PlanHead[]> => {
      mayEdit(caller);
      return listPlans(db, new Date(clock.now().getTime() - SHOWN_MS), MOST_SHOWN);
    },

    cancel: (caller: Caller, id: string, origin: Origin): Promise<PlanHead> => {
      mayEdit(caller, 'publishContent');
      return transaction(db, async (tx) => {
        const plan = await lockPlan(tx, id);
        if (!plan) throw notFound();
        if (plan.state !== 'planned') throw new Failure('conflict');
        const end = { state: 'cancelled', version: null, ended: clock.now(), reason: null } as const;
        await endPlan(tx, id, end);
        await cancelJob(tx, jobKey(id));
        await announcePlan(tx, id);
        const by = { actorId: caller.userId, origin };
        await auditContent(tx, clock, by, { action: 'content.cancelled', id });
        return { ...plan, ...end };
      });
    },

    /** What was planned into the caller's draft, over the version it was planned on: publishing it asks about what conflicts. */
    take: (caller: Caller, id: string, revision: number) => {
      mayEdit(caller);
      return transaction(db, async (tx) => {
        const plan = await readPlan(tx, id);
        if (!plan) throw notFound();
        await lockedDraft(tx, caller.userId, revision);
        const { document, base_version: baseVersion } = plan;
        await writeNext(tx, caller.userId, { document, baseVersion, revision, now: clock.now() });
        return draftOf(tx, caller.userId);
      });
    },

    /** The job of one plan; one that was cancelled, or ended already, is left alone. */
    run: (payload: unknown): Promise<void> =>
      transaction(db, async (tx) => {
        const plan = await lockPlan(tx, (payload as { id: string }).id);
        if (plan?.state !== 'planned') return;
        // Before the content, as publishing by hand does: neither waits for the other in a circle.
        const draft = await lockDraft(tx, plan.planned_by);
        const end = { ...(await execute(tx, plan)), ended: clock.now() };
        await endDraft(tx, draft, end.version);
        await endPlan(tx, plan.id, end);
        await announcePlan(tx, plan.id);
        await notifyPlanner(tx, plan, end.reason);
      }),
  };
}

export type Scheduling = ReturnType<typeof createScheduling>;
