import { EditEmployee } from '../../features/employees/edit-employee.tsx';
import type { Route } from './+types/employee-edit.ts';
import { noPointsInGeorgia } from './no-points-in-georgia.ts';

export const clientLoader = () => noPointsInGeorgia();

export default function EmployeeEdit({ params: { pvzId, userId } }: Route.ComponentProps) {
  return <EditEmployee key={`${pvzId} ${userId}`} pointId={pvzId} userId={userId} />;
}
