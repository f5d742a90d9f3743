import { PAGE_SIZE } from '@punkt/domain/constants';
import { countryCode } from '@punkt/domain/country-code';
import { EMPLOYEE_LISTS, GRANT_REFUSALS } from '@punkt/domain/employees';
import { checkName, cleanName, NAME_LENGTH } from '@punkt/domain/name';
import { LOCK_PERMISSIONS, PERMISSIONS, POINT_ROLES, ROLE_ACCEPTANCES } from '@punkt/domain/permissions';
import { EMPLOYEE_ACTIONS, POINT_ACTIONS } from '@punkt/domain/point-policy';
import { ruled } from '@punkt/domain/rule-schema';
import { checkOptionalSnils, checkSnils } from '@punkt/domain/snils';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const pointId = z.string().regex(/^[1-9]\d{0,14}$/, 'validation.id');
const employeeId = z.uuid();
const digits = (value: string): string => value.replace(/[\s-]/g, '');
const name = ruled(checkName, cleanName).max(NAME_LENGTH.max);
const paging = {
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
};
const paged = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };
const done = z.object({ success: z.literal(true) });

/** One person at one point, without anything that says who they are. */
const employee = z.object({
  id: z.string(),
  name: z.string().describe('Masked: И••• С•••'),
  phone: z.string().describe('Masked'),
  country: countryCode,
  pvzId: z.string(),
  role: z.enum(POINT_ROLES),
  acceptance: z.enum(ROLE_ACCEPTANCES),
  elockPermission: z.enum(LOCK_PERMISSIONS),
  rating: z.number().nullable().describe('Nobody rates employees yet'),
  isDeleted: z.boolean(),
  isActive: z.boolean(),
  hasSnils: z.boolean(),
  isSelf: z.boolean(),
  abilities: z.array(z.enum(EMPLOYEE_ACTIONS)).describe('What the caller may do with them here'),
});

const workplace = z.object({
  id: z.string(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  district: z.string(),
  country: countryCode,
  shard: z.number().int(),
  isActive: z.boolean(),
  role: z.enum(POINT_ROLES),
  abilities: z.array(z.enum(POINT_ACTIONS)),
  employees: z.number().int().describe('How many work there'),
});

/** Some of them, each answered for itself: what failed is named, the rest stands. */
const most = 1_000;
const outcome = z.object({
  user_id: z.string(),
  pickpoint_id: z.string(),
  address: z.string().describe('Empty where the caller may not know the point'),
  success: z.boolean(),
  reason: z.enum(GRANT_REFUSALS).nullable(),
});

const newEmployee = {
  first_name: name,
  last_name: name,
  permission: z.enum(['PERM_EMPLOYEE']).default('PERM_EMPLOYEE').describe('Everybody starts with this one'),
  phone: z.string().min(1, 'validation.phone.required').max(40),
  pickpoint_id: pointId,
  country: countryCode,
  snils: ruled(checkOptionalSnils, digits).default(''),
};

const lockEntry = z.object({
  user_id: z.string(),
  pickpoint_id: z.string(),
  elock_permission: z.enum(LOCK_PERMISSIONS),
});

const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  phone: z.string(),
  snils: z.string(),
});

export const employees = {
  'GET /s:shard/api/v2/pickpoint/user/list': {
    summary: 'People of a point, masked. The shard is the point’s own',
    access: 'user',
    params: z.object({ shard: z.string().regex(/^\d{1,3}$/, 'validation.id') }),
    query: z.object({
      show_deleted: z.enum(['true', 'false']).default('false'),
      list: z.enum(EMPLOYEE_LISTS).optional().describe('Instead of show_deleted'),
      pickpoint_id: pointId.optional().describe('Without it, the point of the session'),
      ...paging,
    }),
    response: z.object({ data: z.array(employee), point: workplace, ...paged }),
  },
  'GET /api/v2/pickpoint_user/:id/info': {
    summary: 'Who one of them is. Each reading is written down, and they can see it',
    access: 'user',
    params: z.object({ id: employeeId }),
    response: person,
  },
  'POST /api/v3/pickpoint/user/add/verify': {
    summary: 'Send a code to the phone of somebody who is to work at a point',
    access: 'user',
    body: z.object(newEmployee),
    response: z.object({
      token: z.string(),
      code_length: z.number().int(),
      resend_after: z.number().int(),
      code: z.string().optional().describe('In the sandbox alone'),
    }),
  },
  'POST /api/v3/pickpoint/user/add': {
    summary: 'Add them with the code they were sent: the code is their yes',
    access: 'user',
    body: z.object({ ...newEmployee, token: z.string().min(1).max(200), code: z.string().max(20) }),
    response: z.object({ user_id: z.string() }),
  },
  'POST /api/v2/pickpoint/pickpoint-and-user/list': {
    summary: 'What an employee is at each point of the caller',
    access: 'user',
    body: z.object({ employee_id: employeeId }),
    response: z.object({
      data: z.array(
        z.object({
          pickpointId: z.string(),
          externalId: z.string(),
          officeName: z.string(),
          address: z.string(),
          district: z.string(),
          isActive: z.boolean(),
          role: z.enum(POINT_ROLES),
          elockPermission: z.enum(LOCK_PERMISSIONS),
          abilities: z.array(z.enum(EMPLOYEE_ACTIONS)),
        }),
      ),
      employee: employee.omit({ pvzId: true, role: true, elockPermission: true, isActive: true }),
    }),
  },
  'POST /api/v2/pickpoint/role/update': {
    summary: 'Give roles, each person and point for itself',
    access: 'user',
    size: 'record',
    body: z.object({
      data: z
        .array(z.object({ user_id: employeeId, pickpoint_id: pointId, permission: z.enum(PERMISSIONS) }))
        .min(1)
        .max(most),
    }),
    response: z.object({ data: z.array(outcome) }),
  },
  'GET /api/v2/pickpoint/user/elock-permission/list': {
    summary: 'What an employee may do with the locks of the caller’s points',
    access: 'user',
    query: z.object({ user_id: employeeId }),
    response: z.object({ data: z.array(lockEntry) }),
  },
  'GET /api/v2/pickpoint/user/elock-permission/get': {
    summary: 'What the caller may do with the lock of a point',
    access: 'user',
    query: z.object({ pickpoint_id: pointId.optional().describe('Without it, the point of the session') }),
    response: lockEntry,
  },
  'POST /api/v2/pickpoint/user/elock-permission/update': {
    summary: 'Give lock permissions, each person and point for itself',
    access: 'user',
    size: 'record',
    body: z.object({
      roles: z
        .array(
          z.object({
            user_id: employeeId,
            pickpoint_id: pointId,
            elock_permission: z.enum(LOCK_PERMISSIONS),
          }),
        )
        .min(1)
        .max(most),
    }),
    response: z.object({ data: z.array(outcome) }),
  },
  'POST /api/v2/pickpoint/user/snils/update': {
    summary: 'Set the SNILS of an employee, once',
    access: 'user',
    body: z.object({ snils: ruled(checkSnils, digits), wb_user_id: employeeId }),
    response: done,
  },
  'POST /api/v2/pickpoint/user/:id/delete': {
    summary: 'Remove an employee from every point of the owner',
    access: 'user',
    params: z.object({ id: employeeId }),
    response: done,
  },
  'POST /api/v2/pickpoint/user/recover': {
    summary: 'Take a removed employee back, with the roles they had',
    access: 'user',
    body: z.object({ user_id: employeeId }),
    response: done,
  },
  'GET /api/v4/employees/points': {
    summary: 'Points whose people the caller may see',
    access: 'user',
    query: z.object({
      search: z.string().max(200).default(''),
      pickpoint_id: pointId.optional().describe('That one alone'),
      ...paging,
    }),
    response: z.object({ data: z.array(workplace), ...paged }),
  },
  'GET /api/v4/employers': {
    summary: 'For whom the caller works, where, and who looked at their data',
    access: 'user',
    response: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          name: z.string().describe('The company, or the person without one'),
          points: z.array(
            z.object({
              id: z.string(),
              address: z.string(),
              role: z.enum(POINT_ROLES),
              opensLock: z.boolean(),
            }),
          ),
        }),
      ),
      reveals: z.array(
        z.object({
          at: z.string(),
          by: z.string().describe('Whose company it was; empty for staff'),
          byStaff: z.boolean().describe('Somebody of the product’s own staff'),
        }),
      ),
    }),
  },
  'POST /api/v4/employers/:id/leave': {
    summary: 'Stop working for an owner, at all of their points',
    access: 'user',
    params: z.object({ id: employeeId }),
    response: done,
  },
} as const satisfies EndpointTable;

/** People of a point in the console: masked, and each reveal is seen by the person it is about. */
export const consoleEmployees = {
  'GET /api/v2/manage/points/:id/employees': {
    summary: 'People of a point, masked',
    access: 'staff',
    params: z.object({ id: pointId }),
    query: z.object({ list: z.enum(EMPLOYEE_LISTS).default('active'), page: paging.page }),
    response: z.object({
      data: z.array(employee.omit({ pvzId: true, rating: true, isSelf: true, abilities: true })),
      ...paged,
    }),
  },
  'GET /api/v2/manage/points/:id/employees/:userId': {
    summary: 'Who one of them is. Each reading is written down, and they can see it',
    access: 'staff',
    params: z.object({ id: pointId, userId: employeeId }),
    response: person,
  },
} as const satisfies EndpointTable;
