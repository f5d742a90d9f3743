import { locks } from '@punkt/contract/locks';
import type { FastifyInstance } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import type { LocksService } from './service.ts';
import type { LockPlace } from './tokens.ts';

/** While there is no lock at a point yet, the number is that of an application. */
const placeOf = (body: { readonly pickpoint_id: string; readonly lock_no_set: boolean }): LockPlace => ({
  kind: body.lock_no_set ? 'order' : 'point',
  id: Number(body.pickpoint_id),
});

export function serveLocks(app: FastifyInstance, service: LocksService, context: RouteContext): void {
  serveContract(
    app,
    locks,
    {
      'POST /api/v2/pickpoint-order/elock/activate': ({ body, request }) => {
        const { pickpoint_order_id, elock_name: name, photos, clicked, client_uuid: clientUuid } = body;
        const answer = { orderId: Number(pickpoint_order_id), name, photos, clicked, clientUuid };
        return service.answer(callerOf(request), answer, originOf(request));
      },
      'POST /api/v4/pickpoint-order/elock/get-token': async ({ body, request }) => {
        const { employee_id: employeeId, lock_name: name, ttl: hours } = body;
        const wanted = { place: placeOf(body), employeeId, name, hours };
        const { expires, ...issued } = await service.issue(callerOf(request), wanted, originOf(request));
        return { ...issued, expires: expires.toISOString() };
      },
      'POST /api/v2/pickpoint-order/elock/set-reason': ({ body, request }) => {
        const { pickpoint_order_id, ...given } = body;
        return service.setReason(
          callerOf(request),
          { ...given, orderId: Number(pickpoint_order_id) },
          originOf(request),
        );
      },
      'POST /api/v2/pickpoint-order/elock/update': ({ body, request }) => {
        const { pickpoint_order_id, elock_name: name, update_fields: fields, ...given } = body;
        const update = { ...given, orderId: Number(pickpoint_order_id), name, fields };
        return service.update(callerOf(request), update, originOf(request));
      },
      'GET /api/v4/locks/keys': async () => ({ keys: [...service.publicKeys()] }),
      'GET /api/v4/locks/revoked': async ({ query }) => ({ statement: await service.revokedOf(query.lock) }),
      'POST /api/v4/locks/revoke': async ({ body, request }) => ({
        revoked: await service.revoke(callerOf(request), placeOf(body), originOf(request)),
      }),
    },
    context,
  );
}
