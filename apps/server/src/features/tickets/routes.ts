import { tickets } from '@punkt/contract/tickets';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { networkOf } from '../../platform/http/network.ts';
import { answerLanguage, refuseGeorgian, type VariantRules } from '../../platform/http/variant.ts';
import type { TicketsService } from './service.ts';

export interface TicketRoutes extends RouteContext {
  readonly variants: VariantRules;
  readonly texts: (language: Language) => Translate;
  /** Published answers that are near to a question. */
  readonly helpFor: (words: string, language: Language) => Promise<Array<{ title: string; href: string }>>;
}

export function serveTickets(app: FastifyInstance, service: TicketsService, context: TicketRoutes): void {
  const wordsFor = (request: FastifyRequest): Translate =>
    context.texts(answerLanguage(request, context.variants));
  serveContract(
    app,
    tickets,
    {
      'POST /api/v1/user/tickets': async ({ body, request }) => {
        const created = await service.create(callerOf(request), {
          type: body.ticket_type_id,
          reason: body.ticket_reason_id,
          description: body.description,
          link: body.link,
          files: body.files,
          orderId: body.id_order === null ? null : Number(body.id_order),
          clientUuid: body.client_uuid,
        });
        return service.show(created, wordsFor(request));
      },
      'POST /api/v3/user/tickets/all': async ({ body, request }) => {
        const { offset, limit, search, ticketStateId: state, ticket_type_ids: types } = body;
        const oldestFirst = body.sort_by_create_date === 'asc';
        const asked = { offset, limit, search, state, types, oldestFirst };
        return service.list(callerOf(request), asked, wordsFor(request));
      },
      'POST /api/v1/user/support-log': async ({ body, request }) => {
        const asked = {
          ticketId: Number(body.ticket_id),
          message: body.message,
          documents: body.document_urls,
          files: [...body.image_urls, ...body.video_urls],
          clientUuid: body.client_uuid,
        };
        return service.write(callerOf(request), asked, wordsFor(request));
      },
      'POST /api/v1/user/tickets/set-state': async ({ body, request }) => {
        const { ticket_id, ticket_state_id } = body;
        const changed = await service.setState(callerOf(request), Number(ticket_id), ticket_state_id);
        return service.show(changed, wordsFor(request));
      },
      'POST /api/v1/user/grade': async ({ body: { ticket_id, grade, message }, request }) => {
        const graded = await service.grade(callerOf(request), Number(ticket_id), grade, message);
        return service.show(graded, wordsFor(request));
      },
      'POST /api/v4/ticket/promo-site-contact': async ({ body: { website, ...form }, request }) => {
        refuseGeorgian(request, context.variants);
        const language = answerLanguage(request, context.variants);
        const isPerson = website === '';
        const due = await service.ask({ ...form, isPerson, language, address: networkOf(request.ip) });
        return { success: true, dueDate: due.toISOString() };
      },
      'POST /api/v4/tickets/help': async ({ body, request }) => ({
        data: await context.helpFor(body.words, answerLanguage(request, context.variants)),
      }),
      'GET /api/v2/manage/tickets/figures': async ({ request }) => service.figures(callerOf(request)),
      'GET /api/v4/tickets/draft': async ({ request }) => service.draft(callerOf(request)),
      'POST /api/v4/tickets/draft': async ({ body, request }) =>
        service.saveDraft(callerOf(request), body.draft),
      'GET /api/v4/tickets/unread': async ({ request }) => ({
        unread: await service.unread(callerOf(request)),
      }),
      'GET /api/v4/tickets/:id': async ({ params, request }) =>
        service.open(callerOf(request), Number(params.id), wordsFor(request)),
      'POST /api/v4/tickets/:id/read': async ({ params, request }) =>
        service.read(callerOf(request), Number(params.id)),
    },
    context,
  );
}
