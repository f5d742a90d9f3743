import { NoticesScreen } from '../../features/notifications/notices-screen.tsx';

export default function StaffNotifications() {
  return <NoticesScreen area="/manage" />;
}
