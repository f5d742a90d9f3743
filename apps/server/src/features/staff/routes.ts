import { staff } from '@punkt/contract/staff';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { StaffService } from './service.ts';

export function serveStaff(app: FastifyInstance, service: StaffService, context: RouteContext): void {
  serveContract(
    app,
    staff,
    {
      'GET /api/v2/manage/staff': async ({ request }) => ({ data: await service.list(callerOf(request)) }),
      'POST /api/v2/manage/staff/role': async ({ body, request }) => ({
        data: await service.change(callerOf(request), body),
      }),
    },
    context,
  );
}
