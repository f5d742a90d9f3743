import { ConsoleScreen } from '../../features/staff/console-screen.tsx';

export default function Console() {
  return <ConsoleScreen />;
}
