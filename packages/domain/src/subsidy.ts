/** Kinds of support an applicant may choose where a zone offers it. */
export const SUBSIDY_TYPES = ['none', 'single', 'guaranteedIncome', 'singleAfterActivation'] as const;

export type SubsidyType = (typeof SUBSIDY_TYPES)[number];
