import { points } from '@punkt/contract/points';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import {
  presentBalance,
  presentCard,
  presentChange,
  presentPlace,
  presentPoint,
  presentSignboard,
  presentTimetableOrder,
} from './presenter.ts';
import type { PointsService } from './service.ts';

const searchOf = (query: {
  'filter.search': string;
  'filter.state'?: 'open' | 'blocked' | 'closed' | undefined;
}) => ({
  search: query['filter.search'],
  state: query['filter.state'],
});

export function servePoints(
  app: FastifyInstance,
  service: PointsService,
  clock: Clock,
  context: RouteContext,
): void {
  serveContract(
    app,
    points,
    {
      'GET /api/v2/pickpoint/list': async ({ query, request }) => {
        const { page, page_size } = query;
        const shown = { limit: page_size, offset: (page - 1) * page_size };
        const { rows, total } = await service.list(callerOf(request), searchOf(query), shown);
        return { data: rows.map(presentCard), total, page, page_size };
      },
      'GET /api/v4/points/places': async ({ query, request }) => {
        const found = await service.places(callerOf(request), searchOf(query));
        return { data: found.map((place) => presentPlace(place, clock.now())) };
      },
      'GET /api/v4/points/:id': async ({ params, request }) =>
        presentPoint(await service.open(callerOf(request), Number(params.id))),
      'GET /api/v4/points/:id/history': async ({ params, query, request }) => {
        const { rows, names, next } = await service.history(
          callerOf(request),
          Number(params.id),
          query.before,
        );
        return { data: rows.map((row) => presentChange(row, names)), next };
      },
      'GET /api/v4/points/:id/balance': async ({ params, request }) =>
        presentBalance(await service.balance(callerOf(request), Number(params.id))),
      'POST /api/v2/pickpoint/:id/update': async ({ params, body, request }) => {
        const { update_fields: names, version, ...fields } = body;
        const update = { fields, names, version };
        return presentPoint(await service.update(callerOf(request), Number(params.id), update));
      },
      'GET /api/v4/pickpoint/:id/timetable-order': async ({ params, request }) =>
        presentTimetableOrder(await service.timetableOrder(callerOf(request), Number(params.id))),
      'POST /api/v4/points/:id/appeal': async ({ params, body, request }) =>
        presentPoint(await service.appeal(callerOf(request), Number(params.id), body)),
      'GET /api/v2/pickpoint/signboard/:id': async ({ params, request }) =>
        presentSignboard(await service.signboard(callerOf(request), Number(params.id))),
      'POST /api/v2/pickpoint/signboard/update': async ({ body, request }) => {
        const [caller, id] = [callerOf(request), Number(body.pickpointId)];
        const { signboardFormat, signboardSize, signboardUrls } = body;
        await service.changeSignboard(caller, id, {
          signboardFormat: signboardFormat === 'none' ? null : signboardFormat,
          signboardSize: signboardSize === 'none' ? null : signboardSize,
          signboardUrls,
        });
        return presentSignboard(await service.signboard(caller, id));
      },
      'GET /api/v2/pickpoint/:id/switch': ({ params, request }) =>
        service.switchTo(callerOf(request), Number(params.id), originOf(request)),
    },
    context,
  );
}
