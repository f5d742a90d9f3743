import type { CallOutput } from '@punkt/contract/contract';
import { LOCK_REASON_PHOTO } from '@punkt/domain/lock-terms';
import type { Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { CaseView, Subject, Verdict } from '../reviews/admin.ts';
import type { LockDeps } from './deps.ts';
import { changeLock, readAnswers, readLock } from './lock-store.ts';
import type { LockRow } from './tables.ts';

/** Reasons for having no lock are a queue of staff; a case bears the number of its application. */
export const LOCK_REASON = 'lockReason';

type Content = NonNullable<CallOutput<'GET /api/v2/manage/reviews/:kind/:id'>['content']['lockReason']>;

const PHOTOS = `photos.${LOCK_REASON_PHOTO}`;
const PLACES: readonly string[] = ['reason', 'description', PHOTOS];

/** The case as the reason now stands; `announceReason` follows when the other locks are taken. */
export async function putReason({ subject, reviews }: LockDeps, tx: Tx, row: LockRow): Promise<void> {
  const { order_id, owner_id, updated } = row;
  const shown = await subject.show(tx, order_id);
  if (!shown) throw notFound();
  const { country, title, note, owner, search } = shown;
  const key = { kind: LOCK_REASON, id: String(order_id) };
  await reviews.put(tx, {
    ...key,
    subjectId: String(order_id),
    userId: owner_id,
    country,
    created: updated,
    stage: 'waiting',
    status: 'waiting',
    title,
    note,
    owner,
    search,
    waits: true,
  });
  await reviews.addStep(tx, key, owner_id, 'opened');
}

export const announceReason = ({ reviews }: LockDeps, tx: Tx, orderId: number): Promise<void> =>
  reviews.announce(tx, { kind: LOCK_REASON, id: String(orderId) }, 'waiting');

/** Nothing to show of what was erased, or of an application that has got its lock meanwhile. */
const GONE: CaseView = { fields: [], files: [], flags: [], version: 0 };

async function contentOf({ subject, db }: LockDeps, orderId: number): Promise<Content> {
  const [shown, answers] = [await subject.show(db, orderId), await readAnswers(db, orderId)];
  return {
    orderId: String(orderId),
    address: shown?.address ?? '',
    tried: answers.map(({ name, clicked, at }) => ({ name, clicked, at: at.toISOString() })),
  };
}

function outcomeOf({ decision, comment, remarks }: Verdict) {
  if (decision === 'approve') return { status: 'approved' as const, comment, remarks: '[]' };
  return { status: 'remark' as const, comment, remarks: JSON.stringify(remarks) };
}

/** Reasons as a subject of `reviews`. */
export const createReasonSubject = (deps: LockDeps): Subject => ({
  kind: LOCK_REASON,
  action: 'reviewLocks',
  audited: 'order',
  decisions: {
    approve: { reason: 'none', remarks: false, status: 'approved' },
    remark: { reason: 'remarks', remarks: true, status: 'remarked' },
  },
  places: (path) => PLACES.includes(path),
  lock: async (tx, { subject_id }) => {
    const orderId = Number(subject_id);
    await deps.subject.lock(tx, orderId);
    return (await readLock(tx, orderId))?.version ?? 0;
  },
  view: async (db, { subject_id }) => {
    const row = await readLock(db, Number(subject_id));
    if (row?.kind !== 'reason' || row.owner_id === null) return GONE;
    return {
      version: row.version,
      fields: [
        { path: 'reason', value: row.reason ?? '' },
        { path: 'description', value: row.description },
      ],
      files: row.photos.map(({ id }) => ({ path: PHOTOS, id })),
      flags: [],
      content: { lockReason: await contentOf(deps, row.order_id) },
    };
  },
  decide: async (tx, { subject_id }, verdict) => {
    const orderId = Number(subject_id);
    const row = await readLock(tx, orderId);
    if (row?.kind !== 'reason' || !row.owner_id) throw notFound();
    await changeLock(tx, orderId, { ...outcomeOf(verdict), updated: deps.clock.now() });
    const isApproved = verdict.decision === 'approve';
    await deps.notifications.notify(tx, {
      kind: isApproved ? 'lockReasonApproved' : 'lockReasonRemark',
      params: { order: orderId },
      userId: row.owner_id,
      link: isApproved ? `/lk/orders/${orderId}` : `/lk/orders/${orderId}/activate-elock`,
    });
    await deps.subject.announce(tx, orderId);
  },
});
