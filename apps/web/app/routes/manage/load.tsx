import { LoadScreen } from '../../features/staff/load/load-screen.tsx';

export default function Load() {
  return <LoadScreen />;
}
