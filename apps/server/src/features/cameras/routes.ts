import { cameras } from '@punkt/contract/cameras';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { Vault } from '../../platform/vault.ts';
import { presentCheck, presentOffered, presentSettings, presentVendor } from './presenter.ts';
import type { CamerasService } from './service.ts';

interface CameraRoutes extends RouteContext {
  readonly vault: Vault;
}

/** Aborts when the caller disconnects before the answer: a recorder is not asked for nobody. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

export function serveCameras(app: FastifyInstance, service: CamerasService, context: CameraRoutes): void {
  const { vault } = context;
  serveContract(
    app,
    cameras,
    {
      'GET /api/v2/manage/camera/token/vendor/list': async ({ query }) => ({
        data: (await service.vendors.offered()).map((vendor) => presentOffered(vendor, query.country)),
      }),
      'POST /api/promo/cameras/validate/check': async ({ body, request, reply }) => {
        const { external_pickpoint_id, ...sent } = body;
        const asked = { orderId: Number(external_pickpoint_id), sent, origin: originOf(request) };
        return presentCheck(await service.check(callerOf(request), { ...asked, gone: goneSignal(reply) }));
      },
      'POST /api/v2/order/cameras/:orderId': async ({ params, body, request }) => {
        const asked = { orderId: Number(params.orderId), sent: body, origin: originOf(request) };
        return presentSettings(vault, await service.save(callerOf(request), asked));
      },
      'GET /api/v2/order/cameras/:orderId': async ({ params, request }) =>
        presentSettings(vault, await service.read(callerOf(request), Number(params.orderId))),
      'GET /api/v2/manage/cameras/vendors': async ({ request }) => ({
        data: (await service.vendors.all(callerOf(request))).map(presentVendor),
      }),
      'POST /api/v2/manage/cameras/vendors': async ({ body, request }) =>
        presentVendor(await service.vendors.add(callerOf(request), body, originOf(request))),
      'POST /api/v2/manage/cameras/vendors/:id': async ({ params, body, request }) => {
        const { version, ...wish } = body;
        const id = Number(params.id);
        return presentVendor(
          await service.vendors.update(callerOf(request), id, version, wish, originOf(request)),
        );
      },
    },
    context,
  );
}
