import { ConsolePoints } from '../../features/points/console/console-points.tsx';

export default function Points() {
  return <ConsolePoints />;
}
