import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { isRemarkable } from '@punkt/domain/order-record';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { addComment } from '../order-store.ts';
import type { OrderRow, Remark } from '../tables.ts';
import { transition } from '../transition.ts';
import type { TransitionDeps } from '../transition-deps.ts';
import { type Decision, mustHaveTurn } from './policy.ts';

export interface Verdict {
  readonly decision: Decision;
  readonly comment: string;
  readonly remarks: readonly Remark[];
  /** What was looked at. */
  readonly version?: number | undefined;
}

/** Where a call came from, for the audit. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

const problem = (path: string, text: string) =>
  new Failure('validation_failed', { errors: [{ path, message: text }] });

/** Whoever is sent back or refused must be told why; what is said must be about something the form shows. */
function tidy({ decision, comment, remarks }: Verdict): Verdict {
  const words = tidyText(comment);
  const said = remarks.map(({ path, message: text }) => ({ path, message: tidyText(text) }));
  const odd = said.findIndex(({ path, message: text }) => text === '' || !isRemarkable(path));
  if (odd >= 0) throw problem(`remarks.${odd}`, message('validation.choice'));
  if (decision === 'accept') return { decision, comment: words, remarks: [] };
  const silent = words === '' && (decision !== 'remark' || said.length === 0);
  if (silent) throw problem('comment', message('validation.required'));
  return { decision, comment: words, remarks: decision === 'decline' ? [] : said };
}

/** The verdict, its words to the owner, the trace and the step itself: one transaction, under the lock of the order. */
export async function decide(
  tx: Tx,
  deps: TransitionDeps,
  { caller, order, verdict, origin }: { caller: Caller; order: OrderRow; verdict: Verdict; origin: Origin },
): Promise<OrderRow> {
  const now = deps.clock.now();
  mustHaveTurn(order, caller, now);
  if (verdict.version !== undefined && verdict.version !== order.version)
    throw new Failure('conflict', { data: { version: order.version } });
  const { decision, comment, remarks } = tidy(verdict);
  const changed = await transition(tx, deps, order, {
    event: decision,
    by: 'staff',
    actorId: caller.userId,
    comment,
    remarks,
    changes: { decided: now, decided_by: caller.userId },
  });
  if (comment !== '')
    await addComment(tx, {
      order_id: order.id,
      at: now,
      send_by: 'ADMIN',
      author_id: caller.userId,
      comment,
    });
  await audit(tx, {
    at: now,
    actorId: caller.userId,
    action: 'order.decided',
    subject: { kind: 'order', id: String(order.id) },
    ownerId: order.owner_id,
    data: { decision },
    requestId: origin.requestId,
    address: origin.address,
  });
  return changed;
}
