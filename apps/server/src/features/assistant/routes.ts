import { assistant } from '@punkt/contract/assistant';
import { cleanAssistantMessage } from '@punkt/domain/assistant';
import type { FastifyInstance } from 'fastify';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, refuseGeorgian, type VariantRules } from '../../platform/http/variant.ts';
import { limitQuestions } from './limits.ts';
import type { AssistantService } from './service.ts';

export interface AssistantRoutes extends RouteContext {
  readonly variants: VariantRules;
}

export function serveAssistant(
  app: FastifyInstance,
  service: AssistantService,
  context: AssistantRoutes,
): void {
  const { variants } = context;
  const refuseFlood = limitQuestions(app);
  serveContract(
    app,
    assistant,
    {
      'POST /bert-api/v2/send-message-promo': async ({ body: { request: typed, branch }, request }) => {
        refuseGeorgian(request, variants);
        await refuseFlood(request);
        const language = answerLanguage(request, variants);
        return service.ask({ request: cleanAssistantMessage(typed, branch), branch, language });
      },
    },
    context,
  );
}
