import { country } from '@punkt/domain/countries';
import { dayOf } from '@punkt/domain/date';
import { tidyText } from '@punkt/domain/order-clean';
import type { OrderFile } from '@punkt/domain/order-files';
import type { PointAct, PointChange } from '@punkt/domain/point-record';
import {
  type Areas,
  areaPapers,
  checkAreaRequest,
  checkHoursRequest,
  checkSignboard,
  type HoursRequest,
  hoursOn,
  type RequestKind,
  type SignboardChoice,
} from '@punkt/domain/point-requests';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuseProblems } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { ReviewAdmin } from '../reviews/admin.ts';
import { type AccessDeps, actorKind, announcePoint, type PointAccess, type PointView } from './access.ts';
import { claimNew, type FileDeps, releaseDropped } from './files.ts';
import { addChange, changePoint } from './point-store.ts';
import { insertRequest, withdrawRequests } from './request-store.ts';
import type { PointRow } from './tables.ts';

export interface RequestDeps extends AccessDeps, FileDeps {
  readonly accounts: AccessDeps['accounts'] & Pick<AuthAdmin, 'person' | 'shortNamesOf'>;
  readonly reviews: Pick<ReviewAdmin, 'open' | 'announce'>;
}

/** Queues of the console, by what is asked for. */
export const QUEUE_OF = {
  area: 'pointArea',
  timetable: 'pointTimetable',
  signboard: 'pointSignboard',
} as const satisfies Record<RequestKind, string>;

export const todayAt = ({ country: code }: Pick<PointRow, 'country'>, now: Date): string =>
  dayOf(now, country(code).timeZone);

interface Asked {
  readonly kind: RequestKind;
  readonly asked: object;
  readonly before: object;
  readonly reason: string;
  readonly act: PointAct;
  readonly changes: readonly PointChange[];
}

/** The case first: its id is the request's, so that staff find what they decide about. */
async function ask(deps: RequestDeps, tx: Tx, view: PointView, caller: Caller, given: Asked): Promise<void> {
  const { point } = view;
  const { kind, asked, before, reason, act, changes } = given;
  const at = deps.clock.now();
  await addChange(tx, {
    point_id: point.id,
    at,
    act,
    actor: actorKind(view),
    actor_id: caller.userId,
    changes: JSON.stringify(changes),
    comment: reason,
  });
  // People before queues, as decisions do: two of one owner's points must not wait for each other.
  await announcePoint(tx, deps.clock, point, caller.userId);
  const names = await deps.accounts.shortNamesOf(tx, [point.owner_id]);
  const owner = names.get(point.owner_id) ?? '';
  const id = await deps.reviews.open(tx, {
    kind: QUEUE_OF[kind],
    subjectId: String(point.id),
    userId: point.owner_id,
    country: point.country,
    title: point.address,
    note: `№\u00a0${point.id}`,
    owner,
    search: [String(point.id), point.external_id, point.address, owner],
  });
  await withdrawRequests(tx, point.id, kind, at);
  await insertRequest(tx, {
    id,
    point_id: point.id,
    kind,
    state: 'waiting',
    asked: JSON.stringify(asked),
    before: JSON.stringify(before),
    reason,
    asked_by: caller.userId,
    created: at,
    decided: null,
  });
}

const areaChange = (field: string, before: number, after: number | null): PointChange[] =>
  before === after ? [] : [{ field, before: String(before), after: String(after) }];

/** What staff are asked to approve; the area stays as it is until they have. */
export async function askArea(
  deps: RequestDeps,
  access: PointAccess,
  tx: Tx,
  caller: Caller,
  id: number,
  given: Areas & { readonly files: readonly OrderFile[] },
): Promise<void> {
  const view = await access.at(caller, id, 'editArea', tx);
  const { point } = view;
  const files = areaPapers(given.files);
  const { area, stock_area } = given;
  refuseProblems(checkAreaRequest({ area, stock_area }, point, files));
  await claimNew(deps, tx, { point, by: caller.userId, known: [], files });
  await ask(deps, tx, view, caller, {
    kind: 'area',
    asked: { area, stock_area, files },
    before: { area: point.area, stock_area: point.stock_area },
    reason: '',
    act: 'areaAsked',
    changes: [
      ...areaChange('area', point.area, area),
      ...areaChange('stock_area', point.stock_area, stock_area),
    ],
  });
}

export async function askHours(
  deps: RequestDeps,
  access: PointAccess,
  tx: Tx,
  caller: Caller,
  id: number,
  given: HoursRequest,
): Promise<void> {
  const view = await access.at(caller, id, 'editTimetable', tx);
  const { point } = view;
  const today = todayAt(point, deps.clock.now());
  const current = hoursOn(point, today);
  const reason = tidyText(given.reason);
  refuseProblems(checkHoursRequest({ ...given, reason }, current, today));
  const { timetable, from, days } = given;
  await ask(deps, tx, view, caller, {
    kind: 'timetable',
    asked: { timetable, from, days },
    before: { timetable: current },
    reason,
    act: 'timetableAsked',
    changes: [],
  });
}

/** A signboard hangs already when it is told of: it is kept at once, and looked at afterwards. */
export const changeSignboard = (
  deps: RequestDeps,
  access: PointAccess,
  caller: Caller,
  id: number,
  choice: SignboardChoice,
): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const view = await access.at(caller, id, 'editSignboard', tx);
    const { point } = view;
    refuseProblems(checkSignboard(choice));
    const { signboardFormat: format, signboardSize: size, signboardUrls: urls } = choice;
    const asFiles = (list: readonly string[]): OrderFile[] =>
      list.map((url) => ({ url, type: 'bracketPhoto', isPublic: false }));
    const [before, after] = [asFiles(point.signboard_files), asFiles(urls)];
    await claimNew(deps, tx, {
      point,
      by: caller.userId,
      known: before,
      files: after,
      path: (index) => `signboardUrls.${index}`,
    });
    await releaseDropped(deps, tx, { point, before, after });
    const changed = await changePoint(tx, id, {
      signboard_format: format,
      signboard_size: size,
      signboard_files: JSON.stringify(urls),
      signboard_checked: false,
    });
    const told = (field: string, was: string | null, is: string | null): PointChange[] =>
      was === is ? [] : [{ field, before: was ?? '', after: is ?? '' }];
    await ask(deps, tx, { ...view, point: changed }, caller, {
      kind: 'signboard',
      asked: { format, size, urls },
      before: { format: point.signboard_format, size: point.signboard_size },
      reason: '',
      act: 'signboard',
      changes: [
        ...told('signboard_format', point.signboard_format, format),
        ...told('signboard_size', point.signboard_size, size),
      ],
    });
  });
