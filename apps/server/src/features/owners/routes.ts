import { owners } from '@punkt/contract/owners';
import { countryCode } from '@punkt/domain/country-code';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { presentCompany, presentDocument } from './presenter.ts';
import type { OwnerService } from './service.ts';

export function serveOwners(app: FastifyInstance, service: OwnerService, context: RouteContext): void {
  serveContract(
    app,
    owners,
    {
      'POST /api/v3/owner/register': async ({ body, request }) => {
        await service.register(callerOf(request), body.owner_data);
        return service.user(callerOf(request));
      },
      'GET /api/v3/pickpoint/owner/info': async ({ request }) => {
        const data = (await service.companies(callerOf(request))).map(presentCompany);
        return { data, total: data.length, page: 1, page_size: data.length };
      },
      'POST /api/v3/pickpoint/owner/update': async ({ body, request }) => {
        const { id: companyId, org_type, tax_type, ...requisites } = body;
        const change = { companyId, activity: { org_type, tax_type }, requisites };
        return presentCompany(await service.updateRequisites(callerOf(request), change));
      },
      'POST /api/v3/owner/update': async ({ body, request }) => {
        await service.update(callerOf(request), body);
        return service.user(callerOf(request));
      },
      'GET /api/v4/owner/:userId/document': async ({ params, query, request }) => {
        const citizenship = countryCode.parse(query.citizenship.slice('CITIZEN_'.length));
        return presentDocument(
          await service.document(callerOf(request), params.userId, citizenship, query.doc_type),
        );
      },
      'GET /api/v4/owner/draft': async ({ request }) => service.draft(callerOf(request)),
      'POST /api/v4/owner/draft': async ({ body, request }) => service.saveDraft(callerOf(request), body),
      'POST /api/v4/lookup/company': async ({ body, request }) =>
        service.lookUpCompany(callerOf(request), body),
      'POST /api/v4/lookup/bank': async ({ body, request }) => service.lookUpBank(callerOf(request), body),
    },
    context,
  );
}
