import { notifications } from '@punkt/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { presentNotice } from './presenter.ts';
import type { NotificationsService } from './service.ts';
import type { Texts } from './words.ts';

export interface NotificationPages extends RouteContext {
  readonly texts: Texts;
  readonly variants: VariantRules;
}

export function serveNotifications(
  app: FastifyInstance,
  service: NotificationsService,
  context: NotificationPages,
): void {
  const { texts, variants } = context;
  serveContract(
    app,
    notifications,
    {
      'GET /api/v4/notifications': async ({ query: { page, page_size, unread }, request }) => {
        const asked = { page, pageSize: page_size, unreadOnly: unread === 'true' };
        const { rows, ...counts } = await service.list(callerOf(request), asked);
        const language = answerLanguage(request, variants);
        return { data: rows.map((row) => presentNotice(row, language, texts)), ...counts, page, page_size };
      },
      'POST /api/v4/notifications/read': ({ body, request }) =>
        service.read(callerOf(request), body.ids ?? null),
      'GET /api/v4/notifications/preferences': ({ request }) => service.preferences(callerOf(request)),
      'POST /api/v4/notifications/preferences': ({ body, request }) =>
        service.choose(callerOf(request), body.preferences),
      'GET /api/v4/notifications/push': ({ request }) => service.pushState(callerOf(request)),
      'POST /api/v4/notifications/push/subscribe': ({ body: { endpoint, keys }, request }) =>
        service.subscribe(callerOf(request), { endpoint, ...keys }, answerLanguage(request, variants)),
      'POST /api/v4/notifications/push/unsubscribe': ({ body, request }) =>
        service.unsubscribe(callerOf(request), body.endpoint),
    },
    context,
  );
}
