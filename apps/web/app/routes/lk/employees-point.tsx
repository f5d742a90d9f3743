import { EmployeesScreen } from '../../features/employees/employees-screen.tsx';
import type { Route } from './+types/employees-point.ts';
import { noPointsInGeorgia } from './no-points-in-georgia.ts';

export const clientLoader = () => noPointsInGeorgia();

export default function EmployeesOfPoint({ params }: Route.ComponentProps) {
  return <EmployeesScreen key={params.pvzId} pointId={params.pvzId} />;
}
