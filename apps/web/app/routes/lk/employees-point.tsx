import { EmployeesScreen } from '../../features/employees/employees-screen.tsx';
import { PointShutScreen } from '../../features/points/point-shut.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/employees-point.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function EmployeesOfPoint({ params }: Route.ComponentProps) {
  const text = useText();
  const { pvzId } = params;
  const shut = <PointShutScreen id={pvzId} door="listEmployees" title={text('employees.title')} />;
  return <EmployeesScreen key={pvzId} pointId={pvzId} shut={shut} />;
}
