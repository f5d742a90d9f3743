import type { TextKey } from '../../../lib/i18n.tsx';

export const POINT_KINDS = ['standard', 'simplified'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Words of a sentence: plain, or leading somewhere. */
export type Part = TextKey | { readonly href: string; readonly label: TextKey };

export interface Term {
  /** What is read first: a figure, or a few words. */
  readonly value: readonly Part[];
  readonly note?: readonly Part[];
}

interface Condition {
  readonly id: string;
  readonly labelKey: TextKey;
  /** Its drawing, a file of `/drawings`. */
  readonly preview: string;
  /** For each kind its own, or one for both. */
  readonly terms: Readonly<Record<PointKind, Term>> | Term;
}

const condition = (
  id: 'place' | 'area' | 'fee' | 'tariff' | 'repair' | 'support' | 'video' | 'hours' | 'term',
  terms: Condition['terms'],
): Condition => ({
  id,
  labelKey: `programme.compare.${id}`,
  preview: `/drawings/programme-${id}.svg`,
  terms,
});

/** What is asked of a point and what is given, in the order in which an applicant asks about it. */
export const CONDITIONS: readonly Condition[] = [
  condition('place', {
    standard: {
      value: [
        'programme.compare.place.standard',
        { href: '/#zones', label: 'programme.compare.place.standard.link' },
        'programme.compare.place.standard.end',
      ],
    },
    simplified: { value: ['programme.compare.place.simplified'] },
  }),
  condition('area', {
    standard: {
      value: ['programme.compare.area.standard'],
      note: ['programme.compare.area.standard.note'],
    },
    simplified: { value: ['programme.compare.area.simplified'] },
  }),
  condition('fee', {
    standard: { value: ['programme.compare.fee.standard'], note: ['programme.compare.fee.standard.note'] },
    simplified: {
      value: ['programme.compare.fee.simplified'],
      note: ['programme.compare.fee.simplified.note'],
    },
  }),
  condition('tariff', {
    standard: {
      value: ['programme.compare.tariff.standard'],
      note: ['programme.compare.tariff.standard.note'],
    },
    simplified: {
      value: ['programme.compare.tariff.simplified'],
      note: ['programme.compare.tariff.simplified.note'],
    },
  }),
  condition('repair', {
    standard: {
      value: ['programme.compare.repair.standard'],
      note: [
        'programme.compare.repair.by',
        { href: '/documents/brandbook', label: 'programme.compare.repair.standard.link' },
      ],
    },
    simplified: {
      value: ['programme.compare.repair.simplified'],
      note: [
        'programme.compare.repair.by',
        { href: '/documents/brandbook-simplified', label: 'programme.compare.repair.simplified.link' },
      ],
    },
  }),
  condition('support', {
    standard: {
      value: ['programme.compare.support.standard'],
      note: ['programme.compare.support.standard.note'],
    },
    simplified: {
      value: ['programme.compare.support.simplified'],
      note: ['programme.compare.support.simplified.note'],
    },
  }),
  condition('video', {
    value: ['programme.compare.video.both'],
    note: [{ href: '/video-connection', label: 'programme.compare.video.link' }],
  }),
  condition('hours', { value: ['programme.compare.hours.both'] }),
  condition('term', { value: ['programme.compare.term.both'] }),
];
