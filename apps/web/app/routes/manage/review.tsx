import { CaseScreen } from '../../features/reviews/case/case-screen.tsx';
import type { Route } from './+types/review.ts';

export default function Review({ params }: Route.ComponentProps) {
  return <CaseScreen kind={params.kind} id={params.id} />;
}
