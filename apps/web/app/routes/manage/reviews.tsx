import { QueueScreen } from '../../features/reviews/queue/queue-screen.tsx';
import type { Route } from './+types/reviews.ts';

export default function Reviews({ params }: Route.ComponentProps) {
  return <QueueScreen kind={params.kind} />;
}
