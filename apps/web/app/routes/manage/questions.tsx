import { RoomScreen } from '../../features/questions/room/queue/room-screen.tsx';

export default function Questions() {
  return <RoomScreen />;
}
