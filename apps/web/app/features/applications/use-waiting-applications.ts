import { staffCan } from '@punkt/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/account/user-query.ts';
import { countQuery } from './applications-query.ts';

/** How many wait for staff; `undefined` until known, and for those who do not review them. */
export function useWaitingApplications(): number | undefined {
  const { staff_roles } = useUser();
  return useQuery({ ...countQuery, enabled: staffCan(staff_roles, 'reviewApplications') }).data;
}
