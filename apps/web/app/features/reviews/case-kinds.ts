import { useActivationParts } from './activation/use-activation-parts.tsx';
import { useAppealParts } from './appeal/use-appeal-parts.tsx';
import { useApplicationParts } from './application/use-application-parts.tsx';
import type { CaseParts } from './case/parts.ts';
import type { Kind } from './kinds.ts';
import { useLockReasonParts } from './lock/use-lock-reason-parts.tsx';
import { usePapersParts } from './papers/use-papers-parts.tsx';
import { usePointParts } from './point/use-point-parts.tsx';
import type { Review } from './reviews-query.ts';
import { useTicketParts } from './ticket/use-ticket-parts.tsx';

/** A hook per kind: what is special about a case of it. */
export const PARTS_OF: Readonly<Record<Kind, (review: Review) => CaseParts>> = {
  application: useApplicationParts,
  activation: useActivationParts,
  passport: usePapersParts,
  tax: usePapersParts,
  appeal: useAppealParts,
  lockReason: useLockReasonParts,
  ticket: useTicketParts,
  pointArea: usePointParts,
  pointTimetable: usePointParts,
  pointSignboard: usePointParts,
};
