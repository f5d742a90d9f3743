import { assistant } from '@punkt/contract/assistant';
import { ASSISTANT_TERMS, cleanAssistantMessage } from '@punkt/domain/assistant';
import type { FastifyInstance } from 'fastify';
import { createAddressLimit } from '../../platform/http/address-limit.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, refuseGeorgian, type VariantRules } from '../../platform/http/variant.ts';
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
  // A question may cost money, and nobody has two hundred of them a day.
  const refuseFlood = createAddressLimit(app, {
    perMinute: ASSISTANT_TERMS.perAddressPerMinute,
    perDay: ASSISTANT_TERMS.perAddressPerDay,
  });
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
