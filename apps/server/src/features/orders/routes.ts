import { orders } from '@punkt/contract/orders';
import { parseMessage } from '@punkt/domain/message';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { presentCard, presentComment, presentOrder, type Words } from './presenter.ts';
import type { OrdersService } from './service.ts';
import type { OrderView, Tariff } from './views.ts';

export interface OrderRoutesOptions {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
  readonly describeTariff: (tariff: Tariff, language: Language, free: boolean) => string[];
}

/** Sentences in a language. */
export const wordsIn = (
  language: Language,
  { texts, describeTariff }: Pick<OrderRoutesOptions, 'texts' | 'describeTariff'>,
): Words => ({
  say: (text) => {
    const { key, params } = parseMessage(text);
    return texts(language)(key, params);
  },
  tariff: (tariff, free) => describeTariff(tariff, language, free),
});

const flagOf = (text: 'true' | 'false' | undefined): boolean | null =>
  text === undefined ? null : text === 'true';

export function serveOrders(
  app: FastifyInstance,
  service: OrdersService,
  options: OrderRoutesOptions,
  context: RouteContext,
): void {
  const answer = async (request: FastifyRequest, work: Promise<OrderView>) =>
    presentOrder(await work, wordsIn(answerLanguage(request, options.variants), options));

  serveContract(
    app,
    orders,
    {
      'POST /api/v2/pickpoint/order/add': async ({ body, request }) => {
        const { client_type: _type, client_uuid, ...fields } = body;
        const asked = { fields, clientUuid: client_uuid ?? null };
        return answer(request, service.add(callerOf(request), asked));
      },
      'POST /api/v2/pickpoint/order/:id/update': async ({ params, body, request }) => {
        const { update_fields: names, version, ...fields } = body;
        const update = { fields, names, version };
        return answer(request, service.update(callerOf(request), Number(params.id), update));
      },
      'POST /api/v2/pickpoint/order/:id/delete': async ({ params, request }) =>
        answer(request, service.delete(callerOf(request), Number(params.id))),
      'POST /api/v2/pickpoint/order/:id/publish': async ({ params, body, request }) =>
        answer(request, service.publish(callerOf(request), Number(params.id), body.confirm_warnings)),
      'POST /api/v2/pickpoint/order/:id/ready-activate': async ({ params, body, request }) => {
        const { id: _repeated, ...given } = body;
        return answer(request, service.readyActivate(callerOf(request), Number(params.id), given));
      },
      'GET /api/v2/pickpoint/order/list': async ({ query, request }) => {
        const { page, page_size } = query;
        const { cards, total } = await service.list(callerOf(request), {
          page,
          pageSize: page_size,
          field: query['filter.order_field'],
          descending: query['filter.sort_desc'] === 'true',
          deleted: flagOf(query['filter.is_deleted']),
          stage: query['filter.stage'],
          needsOwner: query['filter.needs_me'] === 'true',
          accepted: query['filter.accepted'] === 'true',
          words: query['filter.search'].split(/\s+/).filter(Boolean).slice(0, 8),
        });
        return { data: cards.map(presentCard), total, page, page_size };
      },
      'GET /api/v4/orders/day': async ({ request }) => {
        const { needs, others, drafts, money } = await service.day(callerOf(request));
        return { needs: needs.map(presentCard), others: others.map(presentCard), drafts, money };
      },
      'GET /api/v4/order/:id': async ({ params, request }) =>
        answer(request, service.one(callerOf(request), Number(params.id))),
      'GET /api/v2/pickpoint/order/pickpoint-information/list/:id': async ({ params, request }) => {
        const near = await service.pointsAround(callerOf(request), Number(params.id));
        const data = near.map(({ point, metres, isMoving }) => ({
          id: String(point.id),
          externalId: point.external_id,
          address: point.address,
          latitude: point.latitude,
          longitude: point.longitude,
          distanceMetres: Math.round(metres),
          isMoving,
        }));
        return { data };
      },
      'POST /api/v4/order/open/confirm/:id': async ({ params, query, request }) =>
        answer(
          request,
          service.answerOpening(callerOf(request), Number(params.id), query.will_open === 'true'),
        ),
      'POST /api/v4/order/:id/appeal': async ({ params, body, request }) =>
        answer(request, service.appeal(callerOf(request), Number(params.id), body.reason)),
      'POST /api/v4/pickpoint/referral/:id/assign': async ({ params, body, request }) =>
        answer(request, service.assignReferral(callerOf(request), Number(params.id), body.referral_code)),
      'GET /api/v4/order/:id/furniture': async ({ params, request }) => {
        const { kind, items } = await service.furniture(callerOf(request), Number(params.id));
        return { orderScheme: { kind, items: [...items] } };
      },
      'GET /api/v4/pickpoint/:id/removal_time': async ({ params, request }) => ({
        time_remaining: { seconds: await service.secondsToPay(callerOf(request), Number(params.id)) },
      }),
      'GET /api/v4/order/:id/messages': async ({ params, request }) => ({
        data: (await service.messages(callerOf(request), Number(params.id))).map(presentComment),
      }),
      'POST /api/v4/order/:id/messages': async ({ params, body: { message, client_uuid }, request }) =>
        presentComment(
          await service.writeMessage(callerOf(request), Number(params.id), message, client_uuid),
        ),
    },
    context,
  );
}
