import type { CountryCode } from '../country-code.ts';

export interface PhonePlan {
  /** Country code without the plus. */
  readonly dialCode: string;
  readonly nationalLength: number;
  /** Dial code and national number together. */
  readonly fullLength: number;
  /** Mask of the national number: a 9 stands for any digit. */
  readonly mask: string;
  /** How national numbers start, where a dial code is shared and this country has the narrower range. */
  readonly nationalPrefixes?: readonly string[];
}

/** Apart from the rest of a country: a log-in form needs these of all nine, and nothing else of them. */
export const PHONE_PLANS: Readonly<Record<CountryCode, PhonePlan>> = {
  RU: { dialCode: '7', nationalLength: 10, fullLength: 11, mask: '999 999-99-99' },
  AM: { dialCode: '374', nationalLength: 8, fullLength: 11, mask: '99 999999' },
  KZ: {
    dialCode: '7',
    nationalLength: 10,
    fullLength: 11,
    mask: '999 999-99-99',
    // Russia has the same dial code, and no number that starts so.
    nationalPrefixes: ['6', '7'],
  },
  BY: { dialCode: '375', nationalLength: 9, fullLength: 12, mask: '99 999-99-99' },
  UZ: { dialCode: '998', nationalLength: 9, fullLength: 12, mask: '99 999 9999' },
  KG: { dialCode: '996', nationalLength: 9, fullLength: 12, mask: '999 999999' },
  GE: { dialCode: '995', nationalLength: 9, fullLength: 12, mask: '99 999 9999' },
  TJ: { dialCode: '992', nationalLength: 9, fullLength: 12, mask: '99 999 9999' },
  TM: { dialCode: '993', nationalLength: 8, fullLength: 11, mask: '99 99 99-99' },
};
