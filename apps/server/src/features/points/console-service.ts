import { tidyText } from '@punkt/domain/order-clean';
import type { PointFilter } from '@punkt/domain/point-record';
import { checkBlock } from '@punkt/domain/point-requests';
import { staffCan } from '@punkt/domain/staff';
import type { TicketState } from '@punkt/domain/ticket-terms';
import { audit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound, refuseProblems } from '../../platform/http/failure.ts';
import type { Notifier } from '../notifications/service.ts';
import { announcePoint, isBlocked, refusalFailure } from './access.ts';
import { appealOf } from './appealing.ts';
import { countAllPoints, findPoints } from './list-store.ts';
import { addChange, changePoint, changesOf, lockPoint, readPoint } from './point-store.ts';
import { waitingRequests } from './request-store.ts';
import { QUEUE_OF } from './requesting.ts';
import type { PointDeps, PointsService } from './service.ts';
import type { PointRow } from './tables.ts';

interface PointTicket {
  readonly id: number;
  readonly description: string;
  readonly state: TicketState;
  readonly created: Date;
  /** Of the application that the point came out of; else of somebody who works there. */
  readonly about: boolean;
}

export interface ConsoleDeps extends PointDeps {
  readonly points: Pick<PointsService, 'page'>;
  readonly notifications: Pick<Notifier, 'notify'>;
  /** What support was asked about a point, and by the people of it. */
  readonly ticketsAt: (db: Database, pointId: number, most: number) => Promise<PointTicket[]>;
}

const PAGE = 20;
const HISTORY = 100;
const TICKETS = 10;

function requireStaff({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'reviewPointChanges')) throw new Failure('forbidden');
}

/** What staff do with points besides their queues. */
export function createConsolePoints(deps: ConsoleDeps) {
  const { db, clock, accounts, notifications } = deps;

  /** A request waits in its own queue, or with whoever answers an objection to its rejection. */
  const casesOf = async (pointId: number) =>
    Promise.all(
      (await waitingRequests(db, pointId)).map(async (request) => {
        const appeal = await appealOf(deps, db, request);
        return appeal ? { id: appeal.id, kind: 'appeal' } : { id: request.id, kind: QUEUE_OF[request.kind] };
      }),
    );

  async function view({ staffRoles }: Caller, point: PointRow) {
    const now = clock.now();
    const changes = await changesOf(db, point.id, undefined, HISTORY);
    const people = changes.flatMap(({ actor_id }) => actor_id ?? []);
    const blocked = isBlocked(point, now);
    const standing = {
      point,
      role: 'owner' as const,
      moving: await deps.moves.isAt(point.id),
      blocked,
      abilities: [],
    };
    return {
      page: await deps.points.page(standing),
      changes,
      names: await accounts.shortNamesOf(db, [...new Set([point.owner_id, ...people])]),
      cases: await casesOf(point.id),
      tickets: staffCan(staffRoles, 'answerTickets') ? await deps.ticketsAt(db, point.id, TICKETS) : [],
      canBlock: point.is_active && !blocked,
      canUnblock: blocked,
    };
  }

  const found = async (id: number): Promise<PointRow> => {
    const point = await readPoint(db, id);
    if (!point) throw notFound();
    return point;
  };

  interface Act {
    readonly act: 'blocked' | 'unblocked';
    readonly until: Date | null;
    readonly reason: string;
    readonly origin: Origin;
  }

  /** State, history, audit and the owner's notice, in one transaction. */
  async function write(tx: Tx, caller: Caller, point: PointRow, { act, until, reason, origin }: Act) {
    const at = clock.now();
    const changed = await changePoint(tx, point.id, {
      block_until: until,
      block_reason: act === 'blocked' ? reason : '',
    });
    const subject = { kind: 'point', id: String(point.id) };
    await addChange(tx, {
      point_id: point.id,
      at,
      act,
      actor: 'staff',
      actor_id: caller.userId,
      comment: reason,
    });
    await audit(tx, {
      at,
      actorId: caller.userId,
      action: `point.${act}`,
      subject,
      ownerId: point.owner_id,
      data: { reason },
      ...origin,
    });
    const link = `/lk/pvz/${point.id}` as const;
    const params = { point: point.id };
    await notifications.notify(
      tx,
      until
        ? {
            kind: 'pointBlocked',
            params: { ...params, until, country: point.country },
            link,
            userId: point.owner_id,
          }
        : { kind: 'pointUnblocked', params, link, userId: point.owner_id },
    );
    await announcePoint(tx, clock, changed);
  }

  return {
    list: async (caller: Caller, wanted: { query: string; state: PointFilter | undefined; page: number }) => {
      requireStaff(caller);
      const search = {
        words: wanted.query.split(/\s+/).filter(Boolean).slice(0, 8),
        state: wanted.state,
        now: clock.now(),
      };
      const rows = await findPoints(db, search, wanted.page, PAGE);
      const names = await accounts.shortNamesOf(db, [...new Set(rows.map(({ owner_id }) => owner_id))]);
      return { rows, names, total: await countAllPoints(db, search), pageSize: PAGE };
    },
    open: async (caller: Caller, id: number, origin: Origin) => {
      requireStaff(caller);
      const point = await found(id);
      await audit(db, {
        at: clock.now(),
        actorId: caller.userId,
        action: 'point.read',
        subject: { kind: 'point', id: String(id) },
        ownerId: point.owner_id,
        ...origin,
      });
      return view(caller, point);
    },
    block: async (caller: Caller, id: number, given: { until: Date; reason: string }, origin: Origin) => {
      requireStaff(caller);
      const reason = tidyText(given.reason);
      refuseProblems(checkBlock({ until: given.until, reason }, clock.now()));
      await transaction(db, async (tx) => {
        const point = await lockPoint(tx, id);
        if (!point) throw notFound();
        if (!point.is_active) throw refusalFailure('closed');
        // Sent again because the answer was lost: the owner is not told twice either.
        if (point.block_until?.getTime() === given.until.getTime() && point.block_reason === reason) return;
        await write(tx, caller, point, { act: 'blocked', until: given.until, reason, origin });
      });
      return view(caller, await found(id));
    },
    unblock: async (caller: Caller, id: number, given: string, origin: Origin) => {
      requireStaff(caller);
      await transaction(db, async (tx) => {
        const point = await lockPoint(tx, id);
        if (!point) throw notFound();
        // Whoever presses twice is not told twice.
        if (!isBlocked(point, clock.now())) return;
        await write(tx, caller, point, { act: 'unblocked', until: null, reason: tidyText(given), origin });
      });
      return view(caller, await found(id));
    },
  };
}

export type ConsolePoints = ReturnType<typeof createConsolePoints>;
