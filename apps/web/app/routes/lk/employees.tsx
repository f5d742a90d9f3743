import { redirect } from 'react-router';
import { EmployeesHome } from '../../features/employees/employees-home.tsx';
import type { Route } from './+types/employees.ts';
import { pointsOnly } from './points-only.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  pointsOnly();
  const point = new URL(request.url).searchParams.get('pvzId');
  if (point) throw redirect(`/lk/employees/${encodeURIComponent(point)}`);
  return null;
}

export default function Employees() {
  return <EmployeesHome />;
}
