import { QueueScreen } from '../../features/applications/queue/queue-screen.tsx';

export default function Applications() {
  return <QueueScreen />;
}
