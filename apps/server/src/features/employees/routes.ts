import { consoleEmployees, employees } from '@punkt/contract/employees';
import { countries } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { EMPLOYEE_CODE } from '@punkt/domain/one-time-code';
import type { Language } from '@punkt/locales/language';
import type { FastifyInstance } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { CONSOLE_PAGE, type ConsoleEmployees } from './console-service.ts';
import type { Outcome } from './granting.ts';
import { presentForStaff, presentMember, presentPerson, presentPlace, presentRoles } from './presenter.ts';
import type { EmployeesService } from './service.ts';

const done = { success: true } as const;

/** Nobody sees the screen of whoever gets the code: they read the language of their country's site. */
const languageOf = (country: CountryCode): Language =>
  countries[country].brandBook === 'georgian' ? 'ka' : 'ru';

const answered = (outcomes: readonly Outcome[]) => ({
  data: outcomes.map((outcome) => ({ ...outcome, success: outcome.reason === null })),
});

export function serveEmployees(app: FastifyInstance, service: EmployeesService, context: RouteContext): void {
  serveContract(
    app,
    employees,
    {
      'GET /s:shard/api/v2/pickpoint/user/list': async ({ params, query, request }) => {
        const { show_deleted, pickpoint_id: pointId, page, page_size } = query;
        const list = query.list ?? (show_deleted === 'true' ? 'all' : 'active');
        const asked = { shard: params.shard, pointId, list, page, pageSize: page_size };
        const found = await service.list(callerOf(request), asked);
        const data = found.rows.map((row) => presentMember(found, row));
        return { data, point: presentPlace(found.point), total: found.total, page, page_size };
      },
      'GET /api/v2/pickpoint_user/:id/info': async ({ params, request }) =>
        presentPerson(await service.reveal(callerOf(request), params.id, originOf(request))),
      'POST /api/v3/pickpoint/user/add/verify': async ({ body, request }) => {
        const where = { address: request.ip, language: languageOf(body.country) };
        const { token, ...rest } = await service.verify(callerOf(request), body, where);
        const { length, resendAfterSeconds } = EMPLOYEE_CODE;
        return { token, code_length: length, resend_after: resendAfterSeconds, ...rest };
      },
      'POST /api/v3/pickpoint/user/add': async ({ body, request }) => ({
        user_id: await service.add(callerOf(request), body, originOf(request)),
      }),
      'POST /api/v2/pickpoint/pickpoint-and-user/list': async ({ body, request }) =>
        presentRoles(await service.roles(callerOf(request), body.employee_id)),
      'POST /api/v2/pickpoint/role/update': async ({ body, request }) =>
        answered(await service.giveRoles(callerOf(request), body.data, originOf(request))),
      'GET /api/v2/pickpoint/user/elock-permission/list': async ({ query, request }) => {
        const { data } = presentRoles(await service.roles(callerOf(request), query.user_id));
        const entry = ({ pickpointId, elockPermission }: (typeof data)[number]) => ({
          user_id: query.user_id,
          pickpoint_id: pickpointId,
          elock_permission: elockPermission,
        });
        return { data: data.map(entry) };
      },
      'GET /api/v2/pickpoint/user/elock-permission/get': async ({ query, request }) => {
        const caller = callerOf(request);
        const { id, lock } = await service.ownLock(caller, query.pickpoint_id);
        return { user_id: caller.userId, pickpoint_id: String(id), elock_permission: lock };
      },
      'POST /api/v2/pickpoint/user/elock-permission/update': async ({ body, request }) =>
        answered(await service.giveLocks(callerOf(request), body.roles, originOf(request))),
      'POST /api/v2/pickpoint/user/snils/update': async ({ body, request }) => {
        await service.setSnils(callerOf(request), body.wb_user_id, body.snils, originOf(request));
        return done;
      },
      'POST /api/v2/pickpoint/user/:id/delete': async ({ params, request }) => {
        await service.remove(callerOf(request), params.id, originOf(request));
        return done;
      },
      'POST /api/v2/pickpoint/user/recover': async ({ body, request }) => {
        await service.recover(callerOf(request), body.user_id, originOf(request));
        return done;
      },
      'GET /api/v4/employees/points': async ({ query, request }) => {
        const { search, pickpoint_id: id, page, page_size } = query;
        const asked = { search, id, page, pageSize: page_size };
        const { rows, total } = await service.points(callerOf(request), asked);
        return { data: rows.map(presentPlace), total, page, page_size };
      },
      'GET /api/v4/employers': async ({ request }) => service.employers(callerOf(request)),
      'POST /api/v4/employers/:id/leave': async ({ params, request }) => {
        await service.leave(callerOf(request), params.id, originOf(request));
        return done;
      },
    },
    context,
  );
}

export function serveConsoleEmployees(
  app: FastifyInstance,
  service: ConsoleEmployees,
  context: RouteContext,
): void {
  serveContract(
    app,
    consoleEmployees,
    {
      'GET /api/v2/manage/points/:id/employees': async ({ params, query, request }) => {
        const { list, page } = query;
        const found = await service.list(callerOf(request), Number(params.id), list, page);
        const data = found.rows.map((row) => presentForStaff(found.ownerId, row));
        return { data, total: found.total, page, page_size: CONSOLE_PAGE };
      },
      'GET /api/v2/manage/points/:id/employees/:userId': async ({ params, request }) =>
        presentPerson(
          await service.reveal(callerOf(request), Number(params.id), params.userId, originOf(request)),
        ),
    },
    context,
  );
}
