import type { Country } from './countries/country.ts';
import { type PointType, pointTypeTerms, STANDARD_POINT } from './point-type.ts';

/** Lines in which a tariff is explained to the applicant; their texts: `geo.tariff.*`. */
export const TARIFF_LINES = ['percent', 'town', 'area', 'guaranteeFee'] as const;

export type TariffLineCode = (typeof TARIFF_LINES)[number];

interface Step {
  readonly from: number;
  /** Tenths of a percent: sums of tenths stay exact, sums of 0.1 do not. */
  readonly tenths: number;
}

interface Table {
  /** By people of the town: the share falls as the town grows, since turnover grows with it. */
  readonly town: readonly Step[];
  /** By square metres, on top. */
  readonly area: readonly Step[];
}

/**
 * Only the range of the simplified type (1.5 to 2.4 %) is the marketplace's; the steps inside it and the shares of the standard
 * type are ours, so that the whole way of an application can be walked.
 */
const TABLES: Readonly<Record<PointType, Table>> = {
  TYPE_POINT_8: {
    town: [
      { from: 1_000_000, tenths: 30 },
      { from: 250_000, tenths: 32 },
      { from: 50_000, tenths: 34 },
      { from: 5_001, tenths: 36 },
      { from: 0, tenths: 38 },
    ],
    area: [
      { from: 50, tenths: 2 },
      { from: 40, tenths: 1 },
      { from: 0, tenths: 0 },
    ],
  },
  TYPE_POINT_28: {
    town: [
      { from: 2_501, tenths: 15 },
      { from: 1_001, tenths: 18 },
      { from: 0, tenths: 21 },
    ],
    area: [
      { from: 50, tenths: 3 },
      { from: 30, tenths: 2 },
      { from: 20, tenths: 1 },
      { from: 0, tenths: 0 },
    ],
  },
};

const tenthsAt = (steps: readonly Step[], value: number): number =>
  steps.find(({ from }) => value >= from)?.tenths ?? 0;

export interface TariffPlace {
  readonly country: Pick<Country, 'flow'>;
  readonly population: number;
  /** Square metres. */
  readonly area: number;
  readonly pointType: PointType;
}

/** Share of the turnover in percent, or `null` where a point of this type has no tariff. */
export function tariffPercent({ country, population, area, pointType }: TariffPlace): number | null {
  const { mayOpenPoint, choosesPointType } = country.flow;
  if (!mayOpenPoint || (pointType !== STANDARD_POINT && !choosesPointType)) return null;
  const limit = pointTypeTerms[pointType].townPopulationLimit;
  if (limit !== null && population > limit) return null;
  const table = TABLES[pointType];
  return (tenthsAt(table.town, population) + tenthsAt(table.area, area)) / 10;
}
