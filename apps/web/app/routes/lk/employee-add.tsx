import { AddEmployee } from '../../features/employees/add-employee.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import type { Route } from './+types/employee-add.ts';
import { noPointsInGeorgia } from './no-points-in-georgia.ts';

export const clientLoader = () => noPointsInGeorgia();

/** Another point begins another form. */
export default function EmployeeAdd({ params }: Route.ComponentProps) {
  return <AddEmployee key={params.pvzId} pointId={params.pvzId} country={useUser().country} />;
}
