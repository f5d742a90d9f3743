import { checkLength } from '@punkt/domain/length';
import { APPEAL_TERMS } from '@punkt/domain/order-appeals';
import { tidyText } from '@punkt/domain/order-clean';
import { type AppealedKind, requestAppeal } from '@punkt/domain/point-requests';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound, refuseProblems } from '../../platform/http/failure.ts';
import type { Appealable, AppealOutcome, AppealRow, Appeals } from '../appeals/service.ts';
import type { Notifier } from '../notifications/service.ts';
import { announcePoint, type PointAccess } from './access.ts';
import { addChange, lastDecider, lockPoint, readPoint } from './point-store.ts';
import { lastRequest, readRequest, reopenRequest } from './request-store.ts';
import { QUEUE_OF, type RequestDeps } from './requesting.ts';
import { caseOf, NOTICES, type ReviewDeps, settle } from './review-service.ts';
import type { RequestRow } from './tables.ts';

export interface AppealDeps extends RequestDeps {
  readonly appeals: Pick<Appeals, 'file' | 'announce' | 'latestOf'>;
}

const ACTS = { area: 'areaAppealed', timetable: 'timetableAppealed' } as const;
const REJECTED = { area: 'areaRejected', timetable: 'timetableRejected' } as const;

/** The objection to a request, where there is one. */
export const appealOf = (
  { appeals }: Pick<AppealDeps, 'appeals'>,
  db: Database | Tx,
  request: Pick<RequestRow, 'id' | 'kind'> | undefined,
): Promise<AppealRow | undefined> =>
  request ? appeals.latestOf(db, QUEUE_OF[request.kind], request.id) : Promise.resolve(undefined);

/** The case of what was rejected says what became of the objection: whoever has it open reads it again. After people, before the queue of objections. */
const announceObjection = (
  { reviews }: Pick<RequestDeps, 'reviews'>,
  tx: Tx,
  { id, kind }: Pick<RequestRow, 'id' | 'kind'>,
): Promise<void> => reviews.announce(tx, { kind: QUEUE_OF[kind], id }, 'canceled');

/** Objects to a rejection, once: the request waits again, and somebody else decides. */
export const appealRequest = (
  deps: AppealDeps,
  access: PointAccess,
  caller: Caller,
  id: number,
  given: { readonly kind: AppealedKind; readonly reason: string },
): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const { point } = await access.at(caller, id, 'appeal', tx);
    const { kind } = given;
    const [request, at] = [await lastRequest(tx, id, kind), deps.clock.now()];
    const before = await appealOf(deps, tx, request);
    if (!request?.decided || requestAppeal(request, before !== undefined, at) !== 'open')
      throw new Failure('appeal_closed');
    const reason = tidyText(given.reason);
    const problem = checkLength(reason, APPEAL_TERMS);
    if (problem) refuseProblems({ reason: problem });
    await reopenRequest(tx, request.id);
    await addChange(tx, {
      point_id: id,
      at,
      act: ACTS[kind],
      actor: 'owner',
      actor_id: caller.userId,
      comment: reason,
    });
    const owner = (await deps.accounts.shortNamesOf(tx, [point.owner_id])).get(point.owner_id) ?? '';
    const appealId = await deps.appeals.file(tx, {
      kind: QUEUE_OF[kind],
      subjectId: request.id,
      userId: point.owner_id,
      country: point.country,
      event: REJECTED[kind],
      eventAt: request.decided,
      eventBy: await lastDecider(tx, id, REJECTED[kind]),
      eventComment: request.comment,
      reason,
      title: point.address,
      note: `№\u00a0${id}`,
      owner,
      search: [String(id), point.external_id, point.address, owner],
    });
    await announcePoint(tx, deps.clock, point, caller.userId);
    await announceObjection(deps, tx, request);
    await deps.appeals.announce(tx, appealId);
  });

const ANSWERS: readonly AppealOutcome[] = ['uphold', 'rejectAppeal'];

interface AnswerDeps extends ReviewDeps, Pick<RequestDeps, 'reviews'> {
  readonly notifications: Pick<Notifier, 'notify'>;
}

/** What an answer to such an objection leads to. A rejected one keeps the reason that the request was rejected with. */
export function createPointAppeals(deps: AnswerDeps): readonly Appealable[] {
  const must = async (db: Database | Tx, id: string): Promise<RequestRow> => {
    const request = await readRequest(db, id);
    if (!request) throw notFound();
    return request;
  };
  return (['area', 'timetable'] as const).map((kind) => ({
    kind: QUEUE_OF[kind],
    lock: async (tx, id) => {
      await lockPoint(tx, (await must(tx, id)).point_id);
      return caseOf(deps, undefined).version;
    },
    view: async (db, { subject_id }) => {
      const request = await must(db, subject_id);
      const point = await readPoint(db, request.point_id);
      const { fields, files, version } = caseOf(deps, request);
      const record = { address: point?.address ?? '', fee: null, pointId: String(request.point_id) };
      return { version, flags: [], offered: ANSWERS, fields, files, record };
    },
    decide: async (tx, { subject_id }, outcome, { comment }, caller) => {
      const request = await must(tx, subject_id);
      const isApproved = outcome === 'uphold';
      const notice = isApproved ? NOTICES[kind].approve : 'pointAppealRejected';
      const point = await settle(tx, deps, request, {
        isApproved,
        comment: isApproved ? '' : request.comment,
        told: comment,
        caller,
      });
      await deps.notifications.notify(tx, {
        kind: notice,
        params: { point: point.id },
        userId: point.owner_id,
        link: `/lk/pvz/${point.id}${isApproved ? '' : kind === 'area' ? '/edit-area' : '/edit-timetable'}`,
      });
      await announcePoint(tx, deps.clock, point);
      await announceObjection(deps, tx, request);
    },
  }));
}
