import { EmploymentScreen } from '../../features/employees/employment.tsx';

export default function Employment() {
  return <EmploymentScreen />;
}
