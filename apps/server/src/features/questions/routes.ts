import { questions } from '@punkt/contract/questions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, refuseGeorgian, type VariantRules } from '../../platform/http/variant.ts';
import { presentQuestion, presentRow } from './presenter.ts';
import type { QuestionsService } from './service.ts';

export interface QuestionRoutes extends RouteContext {
  readonly variants: VariantRules;
}

const originOf = (request: FastifyRequest) => ({ requestId: request.id, address: request.ip });

export function serveQuestions(
  app: FastifyInstance,
  service: QuestionsService,
  context: QuestionRoutes,
): void {
  const { variants } = context;
  serveContract(
    app,
    questions,
    {
      'POST /api/v4/ticket/promo-site-contact': async ({ body: { website, ...form }, request }) => {
        refuseGeorgian(request, variants);
        // A program that fills in every field is told what it wants to hear.
        if (website === '')
          await service.ask({ ...form, language: answerLanguage(request, variants), address: request.ip });
        return { success: true };
      },
      'GET /api/v2/manage/questions': async ({ query: { status, page, page_size }, request }) => {
        const { rows, total } = await service.list(callerOf(request), status, page, page_size);
        return { data: rows.map(presentRow), total, page, page_size };
      },
      'GET /api/v2/manage/questions/:id': async ({ params, request }) =>
        presentQuestion(await service.open(callerOf(request), params.id, originOf(request))),
      'POST /api/v2/manage/questions/:id/answer': async ({ params, body, request }) =>
        presentQuestion(await service.answer(callerOf(request), params.id, body, originOf(request))),
    },
    context,
  );
}
