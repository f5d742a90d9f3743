import { ConsolePeople } from '../../features/employees/console-people.tsx';
import { ConsolePoint } from '../../features/points/console/console-point.tsx';
import type { Route } from './+types/point.ts';

export default function Point({ params }: Route.ComponentProps) {
  return <ConsolePoint key={params.id} id={params.id} people={<ConsolePeople pointId={params.id} />} />;
}
