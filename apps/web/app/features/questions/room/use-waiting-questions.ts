import { staffCan } from '@punkt/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../lib/account/user-query.ts';
import { countQuery } from './room-queries.ts';

/** How many wait, for whoever answers them. */
export function useWaitingQuestions(): number | undefined {
  const enabled = staffCan(useUser().staff_roles, 'answerQuestions');
  return useQuery({ ...countQuery, enabled }).data;
}
