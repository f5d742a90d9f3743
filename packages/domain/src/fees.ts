import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import type { PointType } from './point-type.ts';

/** How a fee ends. Each has exactly one end, for ever. */
export const FEE_OUTCOMES = ['credited', 'refunded', 'kept'] as const;

export type FeeOutcome = (typeof FEE_OUTCOMES)[number];

export interface FeeDue {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface FeeQuestion {
  readonly country: CountryCode;
  readonly pointType: PointType;
  /** A move of a point that was paid for once. */
  readonly isMove: boolean;
}

/** The guarantee fee of an application, or null where it goes on without one. */
export function feeDue({ country: code, pointType, isMove }: FeeQuestion): FeeDue | null {
  const { flow, terms, currency } = country(code);
  if (isMove || !flow.hasPaymentStep || !terms.guaranteeFee) return null;
  return { amount: terms.guaranteeFee[pointType], currency: currency.code };
}
