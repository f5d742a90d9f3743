import { QueueScreen } from '../../features/reviews/queue/queue-screen.tsx';

export default function Reviews() {
  return <QueueScreen />;
}
