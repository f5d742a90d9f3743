import type { Coordinates } from '@punkt/domain/countries/country';
import { staffCan } from '@punkt/domain/staff';
import type { ZoneKind } from '@punkt/domain/zones';
import type { Language } from '@punkt/locales/language';
import { isValidCell } from 'h3-js';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, notify, type Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { boundaryOf, middleOf } from './cells.ts';
import { lockCell, MAP_CHANNEL } from './reservations.ts';
import * as store from './set-zone-store.ts';
import { readReservation, writeZone } from './zone-store.ts';
import { kindOf, ruleOf, type ZoneDeps, zoneAt } from './zones.ts';

interface SettingDeps extends ZoneDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly namesOf: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

interface Change {
  readonly caller: Caller;
  readonly origin: Origin;
  readonly cell: string;
  readonly to: ZoneKind;
  readonly action: 'zone.set' | 'zone.reset';
}

function mustEdit({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'editReferenceData')) throw new Failure('forbidden');
}

/** Whoever applied was shown what the zone pays: its kind stays as it is until their application ends. */
async function refuseReserved(tx: Tx, cell: string): Promise<void> {
  const reserved = await readReservation(tx, cell);
  if (reserved) throw new Failure('zone_reserved', { params: { order: reserved.order_id } });
}

/** Zones that leads set by hand, above whatever the rule says. */
export function createZoneSetting(deps: SettingDeps) {
  const { db, clock } = deps;

  const townOf = (cell: string, language: Language): string =>
    deps.towns.at(middleOf(cell))?.names[language] ?? '';

  const view = async (rows: readonly store.SetZoneRow[], language: Language) => {
    const names = await deps.namesOf(
      db,
      rows.map(({ set_by }) => set_by),
    );
    return rows.map((row) => ({
      ...row,
      ...middleOf(row.cell),
      rule: ruleOf(deps, row.cell) ?? 'none',
      town: townOf(row.cell, language),
      by: { id: row.set_by, name: names.get(row.set_by) ?? '' },
    }));
  };

  /** Under the lock of the cell: nobody reserves it between the look and the change. */
  const change = ({ caller, origin, cell, to, action }: Change, write: (tx: Tx) => Promise<void>) =>
    transaction(db, async (tx) => {
      await lockCell(tx, cell);
      const from = await kindOf(deps, tx, cell);
      if (from !== to) await refuseReserved(tx, cell);
      await write(tx);
      await audit(tx, {
        at: clock.now(),
        actorId: caller.userId,
        action,
        subject: { kind: 'zone', id: cell },
        ownerId: null,
        data: { from, to },
        ...origin,
      });
      await notify(tx, MAP_CHANNEL);
    });

  return {
    at: async (caller: Caller, place: Coordinates, language: Language) => {
      mustEdit(caller);
      const { cell, kind, ground, reserved } = await zoneAt(deps, db, place);
      const row = await store.readSetZone(db, cell);
      const [set = null] = await view(row ? [row] : [], language);
      return {
        cell,
        kind,
        ground,
        rule: ruleOf(deps, cell) ?? 'none',
        set,
        order: reserved && String(reserved.orderId),
        town: townOf(cell, language),
        boundary: boundaryOf(cell),
      };
    },

    list: async (caller: Caller, filter: store.SetZoneFilter, language: Language) => {
      mustEdit(caller);
      const [rows, total] = await Promise.all([
        store.readSetZones(db, filter),
        store.countSetZones(db, filter),
      ]);
      return { rows: await view(rows, language), total };
    },

    set: async (
      caller: Caller,
      cell: string,
      { language, ...wanted }: { kind: ZoneKind; note: string; language: Language },
      origin: Origin,
    ) => {
      mustEdit(caller);
      if (!isValidCell(cell)) throw notFound();
      const row = { cell, ...wanted, updated: clock.now(), set_by: caller.userId };
      const asked: Change = { caller, origin, cell, to: wanted.kind, action: 'zone.set' };
      await change(asked, (tx) => writeZone(tx, row));
      const written = await store.readSetZone(db, cell);
      const [shown] = await view(written ? [written] : [], language);
      if (!shown) throw notFound();
      return shown;
    },

    reset: async (
      caller: Caller,
      cell: string,
      origin: Origin,
    ): Promise<{ cell: string; kind: ZoneKind }> => {
      mustEdit(caller);
      if (!(await store.readSetZone(db, cell))) throw notFound();
      const kind = ruleOf(deps, cell) ?? 'none';
      const asked: Change = { caller, origin, cell, to: kind, action: 'zone.reset' };
      await change(asked, (tx) => store.deleteZone(tx, cell));
      return { cell, kind };
    },
  };
}

export type ZoneSetting = ReturnType<typeof createZoneSetting>;
