import { audit } from '@punkt/contract/audit';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askingOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { csvStream } from '../../platform/papers/csv.ts';
import { auditCells, auditHead, presentAudit, presentMeant } from './presenter.ts';
import type { AuditService } from './service.ts';

interface AuditRoutes extends RouteContext {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
}

export function serveAudit(app: FastifyInstance, service: AuditService, context: AuditRoutes): void {
  const textFor = (request: FastifyRequest) => context.texts(answerLanguage(request, context.variants));
  serveContract(
    app,
    audit,
    {
      'GET /api/v2/manage/audit': async ({ query, request }) => {
        const { before, page_size, ...wish } = query;
        const text = textFor(request);
        const { rows, names, next, actor, owner } = await service.page(
          askingOf(request),
          wish,
          page_size,
          before,
        );
        return {
          data: rows.map((row) => presentAudit(text, row, names)),
          next: next === null ? null : String(next),
          actor: presentMeant(names, actor),
          owner: presentMeant(names, owner),
        };
      },
      'GET /api/v2/manage/audit/export': async ({ query, request, reply }) => {
        const text = textFor(request);
        const found = await service.export(askingOf(request), query);
        async function* lines() {
          for await (const { rows, names } of found) yield rows.map((row) => auditCells(text, row, names));
        }
        return reply
          .header('content-disposition', 'attachment; filename="punkt-audit.csv"')
          .type('text/csv; charset=utf-8')
          .send(csvStream(auditHead(text), lines()));
      },
    },
    context,
  );
}
