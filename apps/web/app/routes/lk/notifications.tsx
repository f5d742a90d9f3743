import { NoticesScreen } from '../../features/notifications/notices-screen.tsx';

export default function Notifications() {
  return <NoticesScreen area="/lk" />;
}
