import { randomUUID } from 'node:crypto';
import { diffOf, summaryOf } from '@punkt/domain/content-changes';
import { mergeOf } from '@punkt/domain/content-merge';
import { problemsOf } from '@punkt/domain/content-problems';
import { message } from '@punkt/domain/message';
import { staffCan } from '@punkt/domain/staff';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../../platform/http/failure.ts';
import { cancelJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { lastVersion, lockContent, readVersion } from './content-store.ts';
import { documentOfVersion, tidyDocument } from './documents.ts';
import { lockedDraft } from './drafts.ts';
import { auditContent, type EditorDeps, mayEdit } from './editor.ts';
import { countPlanned, endPlan, insertPlan, listPlans, lockPlan, type PlanHead } from './editor-store.ts';
import { publishDocument } from './publishing.ts';
import type { PlanRow } from './tables.ts';

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
}

const jobKey = (id: string): string => `${PUBLISH_JOB} ${id}`;

export interface Plan {
  readonly revision: number;
  readonly baseVersion: number;
  readonly at: Date;
}

/** Publications at a later time: a copy of the draft as it was when it was planned. */
export function createScheduling({ db, clock, accounts }: SchedulingDeps) {
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
  async function execute(tx: Tx, plan: PlanRow): Promise<Pick<PlanRow, 'state' | 'version'>> {
    // Whoever lost the right since then publishes nothing any more.
    if (!(await mayPublish(tx, plan.planned_by))) return { state: 'cancelled', version: null };
    await lockContent(tx);
    const last = await lastVersion(tx);
    const base = documentOfVersion(await readVersion(tx, plan.base_version));
    const current = documentOfVersion(await readVersion(tx, last));
    const { document, conflicts } = mergeOf(base, plan.document, current);
    if (conflicts.length > 0 || problemsOf(tidyDocument(document)).length > 0)
      return { state: 'conflict', version: null };
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
    return { state: 'published', version };
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
        };
        await insertPlan(tx, row);
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
        const end = { state: 'cancelled', version: null, ended: clock.now() } as const;
        await endPlan(tx, id, end);
        await cancelJob(tx, jobKey(id));
        const by = { actorId: caller.userId, origin };
        await auditContent(tx, clock, by, { action: 'content.cancelled', id });
        return { ...plan, ...end };
      });
    },

    /** The job of one plan; one that was cancelled, or ended already, is left alone. */
    run: (payload: unknown): Promise<void> =>
      transaction(db, async (tx) => {
        const plan = await lockPlan(tx, (payload as { id: string }).id);
        if (plan?.state !== 'planned') return;
        await endPlan(tx, plan.id, { ...(await execute(tx, plan)), ended: clock.now() });
      }),
  };
}

export type Scheduling = ReturnType<typeof createScheduling>;
