import { useQuery } from '@tanstack/react-query';
import { AddEmployee } from '../../features/employees/add-employee.tsx';
import { pointQuery } from '../../features/points/point-queries.ts';
import { PointShutScreen } from '../../features/points/point-shut.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/employee-add.ts';
import { pointsOnly } from './points-only.ts';

export const clientLoader = pointsOnly;

/** Another point begins another form. */
export default function EmployeeAdd({ params: { pvzId } }: Route.ComponentProps) {
  const text = useText();
  const { country } = useUser();
  const { data } = useQuery(pointQuery(pvzId));
  // A form that has begun stays: what is wrong by then, the server says.
  if (data?.abilities.includes('addEmployee'))
    return <AddEmployee key={pvzId} pointId={pvzId} country={country} />;
  return <PointShutScreen id={pvzId} door="addEmployee" title={text('employees.add.title')} />;
}
