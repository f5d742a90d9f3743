import type { Coordinates } from '@punkt/domain/countries/country';
import { type PointType, STANDARD_POINT } from '@punkt/domain/point-type';
import type { ZoneKind } from '@punkt/domain/zones';
import type { Language } from '@punkt/locales/language';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, notify, type Tx } from '../../platform/database/database.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import { createPersonLimit } from '../../platform/http/person-limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import type { Town, Towns } from '../../providers/geocoder/towns.ts';
import {
  type AddressSearch,
  type AddressToCheck,
  addressesAt,
  checkAddress,
  searchAddresses,
} from './addresses.ts';
import { boundaryOf, cellOf } from './cells.ts';
import type { OutsideTiles } from './outside-tiles.ts';
import { createPlaces, type PlaceDeps } from './places.ts';
import { createReservations, MAP_CHANNEL } from './reservations.ts';
import { type Tariff, type TariffQuestion, tariffFor } from './tariffs.ts';
import type { PointReader } from './tile-layers.ts';
import { createTiles } from './tiles.ts';
import { isElsewhere, type TownQuestion } from './town-of.ts';
import { type CellRow, cellPart, readReservationsOf } from './zone-store.ts';
import { subsidiesAt, subsidiesIn, type Zone, zoneAt, zoneFrom } from './zones.ts';

/** A form asks at most every 800 ms; two tabs are no crime. */
const QUESTIONS_PER_MINUTE = 120;

export interface GeoDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly listener: Listener;
  readonly geocoder: Geocoder;
  readonly towns: Towns;
  /** Zones come from the made-up rule of the sandbox. */
  readonly madeUpZones: boolean;
  readonly points: PointReader;
  readonly near: PlaceDeps['near'];
  /** Who draws the base map, where it isn't us. */
  readonly outsideTiles?: OutsideTiles | undefined;
}

export function createGeoService(deps: GeoDeps) {
  const { db, clock, log, listener, geocoder, towns, points } = deps;
  const zones = { towns, madeUp: deps.madeUpZones };
  const addresses = { geocoder, towns, log, limit: createPersonLimit(clock, QUESTIONS_PER_MINUTE) };
  const reservations = createReservations(zones, clock);
  const tiles = createTiles({ ...zones, db, clock, listener, points, streets: geocoder.sandbox });

  return {
    /** For orders, in their transactions: reserve, occupy, release. */
    ...reservations,

    cellOf: (latitude: number, longitude: number): string => cellOf({ latitude, longitude }),
    townAt: (latitude: number, longitude: number): Town | null => towns.at({ latitude, longitude }),
    zoneAt: (on: Database | Tx, latitude: number, longitude: number) =>
      zoneAt(zones, on, { latitude, longitude }),
    /** What is kept about a cell (`cellAt`), to be read beside other things; `zoneFrom` makes a zone of it. */
    cellPart,
    /** Empty before there is a place. */
    cellAt: (place: Coordinates | null): string => (place ? cellOf(place) : ''),
    zoneFrom: (place: Coordinates, row: CellRow | undefined): Zone => zoneFrom(zones, place, row),
    subsidiesIn: (place: Coordinates, pointType: PointType, ground: ZoneKind) =>
      subsidiesIn(zones, place, pointType, ground),
    /** What the zone itself pays, whoever has it. */
    subsidiesAt: (
      on: Database | Tx,
      latitude: number,
      longitude: number,
      pointType: PointType = STANDARD_POINT,
    ) => subsidiesAt(zones, on, { latitude, longitude }, pointType),
    tariffFor: (question: TariffQuestion): Tariff | null => tariffFor(towns, question),
    /** Whether an address names a town of ours that its place is far from. */
    isElsewhere: (question: TownQuestion): boolean => isElsewhere(towns, question),
    /** Not counted against anybody's limit; throws `geocoder_unavailable` when no geocoder answers. */
    checkAddress: (address: AddressToCheck) => checkAddress(addresses, address),

    /** For whoever keeps points: those on the map have changed. */
    renewMap: (tx: Tx): Promise<void> => notify(tx, MAP_CHANNEL),

    isSandbox: geocoder.sandbox || deps.madeUpZones,
    addressesAreMadeUp: geocoder.sandbox,
    outsideTiles: deps.outsideTiles,
    tiles,
    /** What the public map answers. */
    places: createPlaces({ db, zones, addresses, near: deps.near }),

    search: (caller: Caller, question: AddressSearch) => searchAddresses(addresses, caller, question),
    reverse: (caller: Caller, place: Coordinates, language: Language) =>
      addressesAt(addresses, caller, place, language),
    check: async (caller: Caller, address: AddressToCheck) => {
      addresses.limit(caller.userId);
      const verdict = await checkAddress(addresses, address);
      const { cell, kind } = await zoneAt(zones, db, address.place);
      return { ...verdict, cell, zone: kind };
    },
    subsidy: async (caller: Caller, place: Coordinates, pointType: PointType) => {
      const { cell, kind, ground, reserved } = await zoneAt(zones, db, place);
      const own = reserved?.userId === caller.userId;
      const taken = reserved !== null && !own;
      const subsidies = taken ? [] : subsidiesIn(zones, place, pointType, ground);
      return { zone: kind, cell, taken, own, subsidies: [...subsidies] };
    },
    tariff: (question: TariffQuestion): Tariff => {
      const tariff = tariffFor(towns, question);
      if (!tariff) throw new Failure('tariff_unavailable');
      return tariff;
    },
    reservationsOf: async (caller: Caller) =>
      (await readReservationsOf(db, caller.userId)).map(({ cell, order_id, state }) => ({
        cell,
        orderId: order_id,
        state,
        boundary: boundaryOf(cell),
      })),
  };
}

export type GeoService = ReturnType<typeof createGeoService>;
