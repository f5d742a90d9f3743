import { EditEmployee } from '../../features/employees/edit-employee.tsx';
import { PointShutScreen } from '../../features/points/point-shut.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/employee-edit.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

export default function EmployeeEdit({ params: { pvzId, userId } }: Route.ComponentProps) {
  const text = useText();
  const shut = <PointShutScreen id={pvzId} door="setRoles" title={text('employees.edit')} />;
  return <EditEmployee key={`${pvzId} ${userId}`} pointId={pvzId} userId={userId} shut={shut} />;
}
