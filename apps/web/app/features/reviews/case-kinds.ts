import { useApplicationParts } from './application/use-application-parts.tsx';
import type { CaseParts } from './case/parts.ts';
import type { Kind } from './kinds.ts';
import { usePapersParts } from './papers/use-papers-parts.tsx';
import type { Review } from './reviews-query.ts';

/** A hook per kind: what is special about a case of it. */
export const PARTS_OF: Readonly<Record<Kind, (review: Review) => CaseParts>> = {
  application: useApplicationParts,
  passport: usePapersParts,
  tax: usePapersParts,
};
