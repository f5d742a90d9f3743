import type { Country, Terms } from './countries/country.ts';
import type { PointType } from './point-type.ts';
import type { SubsidyType } from './subsidy.ts';

/**
 * Kinds of zone on the map: where income is guaranteed, where a one-time subsidy is paid, where there is neither, and grey:
 * taken or closed. A zone is one H3 cell of {@link ZONE_RESOLUTION}, about 0.1 km².
 */
export const ZONE_KINDS = ['guaranteedIncome', 'single', 'none', 'grey'] as const;

export type ZoneKind = (typeof ZONE_KINDS)[number];

export const ZONE_RESOLUTION = 9;
/** Zones of one area look alike, so that a map shows quarters instead of confetti: about 5 km². */
export const ZONE_AREA_RESOLUTION = 7;

interface Shares {
  readonly fromPopulation: number;
  /** Of a hundred areas; the rest has no subsidy. */
  readonly grey: number;
  readonly guaranteedIncome: number;
  readonly single: number;
}

/** Made up: the marketplace does not say where it needs points. Larger towns are supported more. */
const SHARES: readonly Shares[] = [
  { fromPopulation: 1_000_000, grey: 8, guaranteedIncome: 30, single: 32 },
  { fromPopulation: 100_000, grey: 6, guaranteedIncome: 24, single: 40 },
  { fromPopulation: 5_000, grey: 4, guaranteedIncome: 12, single: 48 },
  { fromPopulation: 0, grey: 2, guaranteedIncome: 0, single: 40 },
];

/** FNV-1a with a last stir: neighbouring names fall far apart, and the same name always falls in the same place. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A country has no zone that pays what its terms do not know. */
function known(kind: ZoneKind, terms: Terms): ZoneKind {
  if (kind === 'guaranteedIncome' && !terms.guaranteedIncome) return known('single', terms);
  return kind === 'single' && terms.subsidyTurnover === null ? 'none' : kind;
}

/** The zone of an area of a town, for the sandbox: made up, the same on every machine and at every start. */
export function madeUpZone(area: string, population: number, { terms }: Pick<Country, 'terms'>): ZoneKind {
  const roll = stableHash(area) % 100;
  const shares = SHARES.find(({ fromPopulation }) => population >= fromPopulation);
  if (!shares) return 'none';
  if (roll < shares.grey) return 'grey';
  if (roll < shares.grey + shares.guaranteedIncome) return known('guaranteedIncome', terms);
  if (roll < shares.grey + shares.guaranteedIncome + shares.single) return known('single', terms);
  return 'none';
}

export interface Subsidy {
  readonly subsidyType: SubsidyType;
  /** A month, in minor units; `null` where the amount is not fixed. */
  readonly subsidy: number | null;
  readonly months: number | null;
  /** Turnover at which it is paid, in minor units. */
  readonly turnover: number | null;
  readonly currency: string;
}

export interface SubsidyPlace {
  readonly kind: ZoneKind;
  readonly country: Country;
  readonly pointType: PointType;
  /** Moscow and St Petersburg. */
  readonly capital: boolean;
}

/** What an applicant may choose from: where income is guaranteed they may take the one-time subsidy instead. */
export function subsidiesOf({ kind, country, pointType, capital }: SubsidyPlace): readonly Subsidy[] {
  const { terms, flow, currency } = country;
  const supported = known(kind, terms);
  if (!flow.asksSubsidyFor.includes(pointType) || supported === 'none' || supported === 'grey') return [];
  const single: Subsidy = {
    subsidyType: 'single',
    subsidy: null,
    months: null,
    turnover: terms.subsidyTurnover,
    currency: currency.code,
  };
  const income = supported === 'guaranteedIncome' ? terms.guaranteedIncome : null;
  if (!income) return [single];
  const guaranteed: Subsidy = {
    subsidyType: 'guaranteedIncome',
    subsidy: capital ? income.capitals : income.elsewhere,
    months: income.months,
    turnover: null,
    currency: currency.code,
  };
  return terms.subsidyTurnover === null ? [guaranteed] : [guaranteed, single];
}
