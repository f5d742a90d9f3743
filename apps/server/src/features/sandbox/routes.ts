import { sandbox } from '@punkt/contract/sandbox';
import type { FastifyInstance } from 'fastify';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { SANDBOX_ACCOUNTS } from './accounts.ts';
import type { SandboxService } from './service.ts';

const page = <T>(data: T[]) => ({ data, total: data.length, page: 1, page_size: data.length });

export function serveSandbox(app: FastifyInstance, service: SandboxService, context: RouteContext): void {
  serveContract(
    app,
    sandbox,
    {
      'GET /api/v4/sandbox/outbox': async ({ query }) =>
        page(
          (await service.outbox(query.to)).map((row) => ({
            id: String(row.id),
            sent: row.sent.toISOString(),
            channel: row.channel,
            to: row.recipient,
            text: row.body,
          })),
        ),
      'GET /api/v4/sandbox/accounts': async () =>
        page(SANDBOX_ACCOUNTS.map(({ phone, country, role }) => ({ phone, country, role }))),
      'GET /api/v4/sandbox/clock': async () => service.clock(),
      'POST /api/v4/sandbox/clock': async ({ body }) => {
        await service.advance(body.advance_seconds);
        return service.clock();
      },
    },
    context,
  );
}
