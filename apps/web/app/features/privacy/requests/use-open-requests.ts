import { staffCan } from '@punkt/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../lib/account/user-query.ts';
import { requestsQuery } from './requests-query.ts';

/** How many are open, for whoever may see them. */
export function useOpenRequests(): number | undefined {
  const enabled = staffCan(useUser().staff_roles, 'handlePrivacyRequests');
  return useQuery({ ...requestsQuery('open', 1), enabled }).data?.total;
}
