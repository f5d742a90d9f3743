/**
 * TYPE_POINT_28 opens on simplified conditions («народный», small towns), TYPE_POINT_8 on standard ones
 * («партнёрский»). Only Russia lets the applicant choose; elsewhere a point is a standard one.
 */
export const POINT_TYPES = ['TYPE_POINT_8', 'TYPE_POINT_28'] as const;

export type PointType = (typeof POINT_TYPES)[number];

export const STANDARD_POINT = 'TYPE_POINT_8' satisfies PointType;
export const SIMPLIFIED_POINT = 'TYPE_POINT_28' satisfies PointType;

interface PointTypeTerms {
  /** Square metres. Below it the owner confirms a warning and the operator sees a flag: no hard stop. */
  readonly minimumArea: number;
  /** Share of the turnover paid to the partner, in percent, where the texts name it. */
  readonly tariffPercent: { readonly from: number; readonly to: number } | null;
  /** Largest town, in people, in which this type may be opened. */
  readonly townPopulationLimit: number | null;
}

export const pointTypeTerms = {
  TYPE_POINT_8: { minimumArea: 30, tariffPercent: null, townPopulationLimit: null },
  TYPE_POINT_28: { minimumArea: 10, tariffPercent: { from: 1.5, to: 2.4 }, townPopulationLimit: 5000 },
} as const satisfies Record<PointType, PointTypeTerms>;

export function isPointType(value: unknown): value is PointType {
  return POINT_TYPES.some((type) => type === value);
}
