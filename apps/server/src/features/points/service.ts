import type { Coordinates } from '@punkt/domain/countries/country';
import { dayOf } from '@punkt/domain/date';
import { distanceMetres } from '@punkt/domain/geo';
import { isUploaded } from '@punkt/domain/order-files';
import { isOwnerRole } from '@punkt/domain/permissions';
import { fittedPoint, type PointFilter } from '@punkt/domain/point-record';
import type { SignboardChoice } from '@punkt/domain/point-requests';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type Found, markPart, together } from '../../platform/database/together.ts';
import { transaction, withoutWaiting } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { LocksService } from '../locks/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { type PointAccess, type PointView, worksAt } from './access.ts';
import { type AppealDeps, appealOf, appealRequest } from './appealing.ts';
import { elsewherePart, ownPointsPart, placesOf, pointsOf } from './list-store.ts';
import { activePointsIn, type Box, changesOf, countActivePoints, readPoint } from './point-store.ts';
import { daysPart, lastRequest, lastRequestPart } from './request-store.ts';
import { changeSignboard, todayAt } from './requesting.ts';
import type { AskedArea } from './review-service.ts';
import type { PointRow } from './tables.ts';
import { type PointUpdate, reword, updatePoint } from './updating.ts';

export { actorAt, createPointAccess, refusalAt, statesOf } from './access.ts';
export type { PointRow } from './tables.ts';

export interface PointDeps extends AppealDeps {
  readonly accounts: AppealDeps['accounts'] & Pick<AuthAdmin, 'switchSession'>;
  /** Waits until this process has got the notifications of what was just committed. */
  readonly catchUp: () => Promise<void>;
  readonly payments: Pick<PaymentsService, 'balanceOf'>;
  readonly lockAtPart: LocksService['atPart'];
}

export interface NearPoint {
  readonly point: PointRow;
  readonly metres: number;
}

const METRES_OF_DEGREE = 111_195;

/** A box that holds the circle. Near a pole every meridian is near. */
function boxAround({ latitude, longitude }: Coordinates, metres: number) {
  const high = (metres * 1.01) / METRES_OF_DEGREE;
  const wide = Math.min(180, high / Math.max(0.000_01, Math.cos((latitude * Math.PI) / 180)));
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}

/** What applications ask of points. */
export const createPointDirectory = (db: Database) => ({
  /** Open ones, for the map. */
  within: (bounds: Box): Promise<PointRow[]> => activePointsIn(db, bounds),
  /** How many are open, for the public site's figures. */
  countActive: (): Promise<number> => countActivePoints(db),
  find: (id: number, tx?: Tx): Promise<PointRow | undefined> => readPoint(tx ?? db, id),
  /** Active ones within so many metres, the nearest first. */
  near: async (place: Coordinates, metres: number, limit: number): Promise<NearPoint[]> => {
    const found = await activePointsIn(db, boxAround(place, metres));
    return found
      .map((point) => ({ point, metres: distanceMetres(place, point) }))
      .filter((each) => each.metres <= metres)
      .sort((a, b) => a.metres - b.metres || a.point.id - b.point.id)
      .slice(0, limit);
  },
});

export type PointDirectory = ReturnType<typeof createPointDirectory>;

export interface PointSearch {
  readonly search: string;
  readonly state?: PointFilter | undefined;
}

const HISTORY_PAGE = 20;
const DAY_SECONDS = 86_400;

/** The owner's side of points: list, map, page, history, balance and changes. */
export function createPointsService(deps: PointDeps, access: PointAccess) {
  const { db, clock, accounts, files, payments } = deps;

  const wantedBy = (
    { userId }: Caller,
    grants: Parameters<typeof worksAt>[0],
    { search, state }: PointSearch,
  ) => ({
    ownerId: userId,
    worksAt: worksAt(grants),
    state,
    words: search.split(/\s+/).filter(Boolean).slice(0, 8),
    now: clock.now(),
  });

  /** What a page shows besides the point. Which day it is there is known with the point: days are read from the day before. */
  const pageParts = ({ id, from }: { id: number; from: string }, at: Database | Tx) => ({
    area: lastRequestPart(at, id, 'area'),
    signboard: lastRequestPart(at, id, 'signboard'),
    locks: deps.lockAtPart(at, id),
    days: daysPart(at, id, from),
  });
  const readParts = together(pageParts);
  const readPage = access.reader('viewPoint', (asked: Parameters<typeof pageParts>[0], at) => ({
    ...pageParts(asked, at),
    marks: markPart('points', asked.id),
  }));
  const dayBefore = () => dayOf(addSeconds(clock.now(), -DAY_SECONDS), 'UTC');

  async function pageOf(view: PointView, found: Found<ReturnType<typeof pageParts>>) {
    const { point } = view;
    const record = fittedPoint(point.record);
    const today = todayAt(point, clock.now());
    const [[area], [signboard]] = [found.area, found.signboard];
    const papers = (area?.asked as Partial<AskedArea> | undefined)?.files ?? [];
    const ids = [...record.actual_urls, ...papers]
      .filter(isUploaded)
      .flatMap(({ url }) => files.fileIdOf(url) ?? []);
    return {
      ...view,
      record,
      files: new Map((await files.describe(ids)).map((file) => [file.url, file])),
      seesPapers: isOwnerRole(view.role),
      today,
      area,
      areaAppeal: await appealOf(deps, db, area),
      now: clock.now(),
      signboard,
      hasLock: found.locks.length > 0,
      days: found.days.filter(({ day }) => day >= today),
    };
  }

  const readOwn = together((asked: { userId: string; limit: number; offset: number }, at) => ({
    grants: accounts.rolesPart(asked.userId),
    elsewhere: elsewherePart(asked.userId),
    points: ownPointsPart(at, asked, deps.moves.isMoving),
  }));

  /** The whole list of most owners, in one statement. Nothing where it says too little: they work elsewhere too, or have no such page. */
  async function listOwn({ userId }: Caller, page: { limit: number; offset: number }) {
    const { grants, elsewhere, points } = await readOwn(db, { userId, ...page });
    const [first] = points;
    if (elsewhere.length > 0 || (!first && page.offset > 0)) return;
    return { rows: access.viewsOf(userId, accounts.standingRoles(grants), points), total: first?.total ?? 0 };
  }

  const open = async (caller: Caller, id: number) => {
    const { view, more } = await readPage(caller, { id, from: dayBefore() });
    return pageOf(view, more);
  };

  return {
    list: async (caller: Caller, wanted: PointSearch, page: { limit: number; offset: number }) => {
      const own = wanted.search === '' && !wanted.state ? await listOwn(caller, page) : undefined;
      if (own) return own;
      const grants = await access.grantsOf(db, caller.userId);
      const found = wantedBy(caller, grants, wanted);
      const { points, total } = await pointsOf(db, found, page, deps.moves.isMoving);
      return { rows: access.viewsOf(caller.userId, grants, points), total };
    },
    places: async (caller: Caller, wanted: PointSearch) =>
      placesOf(db, wantedBy(caller, await access.grantsOf(db, caller.userId), wanted)),
    open,
    /** A point with all that a page shows of it, for whoever was let in. */
    page: async (view: PointView) =>
      pageOf(view, await readParts(db, { id: view.point.id, from: dayBefore() })),
    history: async (caller: Caller, id: number, before: number | undefined) => {
      await access.at(caller, id, 'seeHistory');
      const found = await changesOf(db, id, before, HISTORY_PAGE + 1);
      const rows = found.slice(0, HISTORY_PAGE);
      // Staff act for the house: an owner is not told their names.
      const people = rows.flatMap(({ actor, actor_id }) => (actor !== 'staff' && actor_id ? [actor_id] : []));
      const names = await accounts.shortNamesOf(db, [...new Set(people)]);
      const last = found.length > HISTORY_PAGE ? (rows.at(-1)?.id ?? null) : null;
      return { rows, names, next: last };
    },
    balance: async (caller: Caller, id: number) => {
      const { point } = await access.at(caller, id, 'seeBalance');
      return { point, entries: await payments.balanceOf(db, id) };
    },
    update: (caller: Caller, id: number, update: PointUpdate) =>
      withoutWaiting(
        async () => {
          const { view, more } = await readPage(caller, { id, from: dayBefore() });
          const point = await reword(deps, caller, view, more.marks[0]?.mark, update);
          return point && pageOf({ ...view, point }, more);
        },
        async () => {
          await updatePoint(deps, access, caller, id, update);
          return open(caller, id);
        },
      ),
    timetableOrder: async (caller: Caller, id: number) => {
      await access.at(caller, id, 'viewPoint');
      const last = await lastRequest(db, id, 'timetable');
      return { last, appeal: await appealOf(deps, db, last), now: clock.now() };
    },
    appeal: async (caller: Caller, id: number, given: Parameters<typeof appealRequest>[4]) => {
      await appealRequest(deps, access, caller, id, given);
      return open(caller, id);
    },
    signboard: async (caller: Caller, id: number) => {
      const { point } = await access.at(caller, id, 'viewPoint');
      return { point, signboard: await lastRequest(db, id, 'signboard') };
    },
    changeSignboard: (caller: Caller, id: number, choice: SignboardChoice) =>
      changeSignboard(deps, access, caller, id, choice),
    /** New tokens for one point that the caller really has; whoever holds the old ones is out on the next call. */
    switchTo: async (caller: Caller, id: number, origin: Origin) => {
      const pair = await transaction(db, async (tx) => {
        await access.at(caller, id, 'switchTo', tx);
        return accounts.switchSession(tx, caller, id, origin);
      });
      await deps.catchUp();
      return pair;
    },
  };
}

export type PointsService = ReturnType<typeof createPointsService>;
export type OpenedPoint = Awaited<ReturnType<PointsService['open']>>;
