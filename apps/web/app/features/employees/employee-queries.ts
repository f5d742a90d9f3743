import type { CallOutput } from '@punkt/contract/contract';
import type { EmployeeList } from '@punkt/domain/employees';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { liveKey } from '../../lib/account/live-keys.ts';
import { queryClient } from '../../lib/account/query-client.ts';
import { api } from '../../lib/client.ts';
import { notify } from '../../lib/notifications/store.ts';
import type { Paging } from '../../lib/paging.ts';

export type Workplace = CallOutput<'GET /api/v4/employees/points'>['data'][number];
export type Employee = CallOutput<'GET /s:shard/api/v2/pickpoint/user/list'>['data'][number];
export type EmployeeRoles = CallOutput<'POST /api/v2/pickpoint/pickpoint-and-user/list'>;

/** Under `notification`: an owner is notified when somebody leaves, and the lists are read again. */
const ALL = liveKey('notification', 'employees');

export const workplacesQuery = (search: string, { page, pageSize }: Paging) =>
  queryOptions({
    queryKey: [...ALL, 'points', search, page, pageSize],
    queryFn: ({ signal }) =>
      api('GET /api/v4/employees/points', { query: { search, page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { shown: true, failed: 'employees.failed.list' },
  });

/** One of them, or nothing where its people are not open to this person. */
const workplaceQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'point', id],
    queryFn: async ({ signal }): Promise<Workplace | null> => {
      if (!/^[1-9]\d{0,14}$/.test(id)) return null;
      const { data } = await api('GET /api/v4/employees/points', { query: { pickpoint_id: id } }, { signal });
      return data[0] ?? null;
    },
    meta: { shown: true, failed: 'employees.failed.list' },
  });

/** The address of the list holds the shard of the point, so the point comes first. */
export const employeesQuery = (pointId: string, list: EmployeeList, { page, pageSize }: Paging) =>
  queryOptions({
    queryKey: [...ALL, 'people', pointId, list, page, pageSize],
    queryFn: async ({ signal }) => {
      const point = await queryClient.ensureQueryData(workplaceQuery(pointId));
      if (!point) return null;
      const query = { pickpoint_id: pointId, list, page, page_size: pageSize };
      const params = { shard: String(point.shard) };
      return api('GET /s:shard/api/v2/pickpoint/user/list', { params, query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { shown: true, failed: 'employees.failed.list' },
  });

/** Read by a press alone, and kept until the page is left: each reading leaves a trace. */
export const revealQuery = (
  id: string,
  read = (signal: AbortSignal) => api('GET /api/v2/pickpoint_user/:id/info', { params: { id } }, { signal }),
) =>
  queryOptions({
    queryKey: ['employee-data', id],
    queryFn: ({ signal }) => read(signal),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failed: 'notifications.title.data' },
  });

export const rolesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ALL, 'roles', userId],
    queryFn: ({ signal }) =>
      api('POST /api/v2/pickpoint/pickpoint-and-user/list', { body: { employee_id: userId } }, { signal }),
    meta: { shown: true, failed: 'employees.failed.roles' },
  });

export const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ALL });

export const useRemove = () =>
  useMutation({
    mutationFn: (id: string) => api('POST /api/v2/pickpoint/user/:id/delete', { params: { id } }),
    meta: { failed: 'employees.failed.delete' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'employees.removed.notice' } });
    },
    // After a refusal too: something has changed meanwhile.
    onSettled: readAgain,
  });

export const useRecover = () =>
  useMutation({
    mutationFn: (user_id: string) => api('POST /api/v2/pickpoint/user/recover', { body: { user_id } }),
    meta: { failed: 'employees.failed.recover' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'employees.recovered.notice' } });
    },
    onSettled: readAgain,
  });

export const useSetSnils = (id: string) =>
  useMutation({
    mutationFn: (snils: string) =>
      api('POST /api/v2/pickpoint/user/snils/update', { body: { snils, wb_user_id: id } }),
    meta: { failed: 'employees.failed.change' },
    onSettled: readAgain,
  });
