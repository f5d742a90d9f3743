import { type Icon, IconBuildingStore, IconFileText, IconReceiptTax } from '@tabler/icons-react';

export const KINDS = ['application', 'passport', 'tax'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (word: unknown): word is Kind => KINDS.some((kind) => kind === word);

/** Lists of cases: what waits, what was decided, and those of applications. */
export type Stage = 'waiting' | 'payment' | 'rework' | 'accepted' | 'closed' | 'decided';

interface KindRule {
  readonly icon: Icon;
  readonly stages: readonly Stage[];
  /** What its queue can be narrowed down to. */
  readonly flags: ReadonlyArray<'move' | 'simplified'>;
}

/**
 * What the console knows of each queue; what is special about a case of it stands in `case-kinds.ts`. How to add one:
 * docs/architecture.md, «Reviews: how to add a queue».
 */
export const KIND_RULES: Readonly<Record<Kind, KindRule>> = {
  application: {
    icon: IconBuildingStore,
    stages: ['waiting', 'payment', 'rework', 'accepted', 'closed'],
    flags: ['move', 'simplified'],
  },
  passport: { icon: IconFileText, stages: ['waiting', 'decided'], flags: [] },
  tax: { icon: IconReceiptTax, stages: ['waiting', 'decided'], flags: [] },
};

export const stagesOf = (kind: Kind | undefined): readonly Stage[] =>
  kind ? KIND_RULES[kind].stages : ['waiting', 'decided'];
