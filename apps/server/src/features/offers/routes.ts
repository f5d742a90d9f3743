import { offers } from '@punkt/contract/offers';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, originOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { answerLanguage, ownHost, type VariantRules } from '../../platform/http/variant.ts';
import { framedPolicy } from '../../platform/papers/html.ts';
import { CERTIFICATE_STYLE } from '../../platform/papers/page-style.ts';
import { certificatePage } from './certificate.ts';
import { presentOffer, presentSignature, presentText, presentVerified, presentVersion } from './presenter.ts';
import type { OffersService } from './service.ts';

export interface OfferRoutesOptions {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
  readonly origin: string | undefined;
  readonly sandbox: boolean;
  readonly now: () => Date;
}

/** Far above what a person types from paper, far below what guessing would need. */
const VERIFICATIONS_PER_MINUTE = 60;

const page = <T>(data: T[]) => ({ data, total: data.length, page: 1, page_size: data.length });

export function serveOffers(
  app: FastifyInstance,
  service: OffersService,
  options: OfferRoutesOptions,
  context: RouteContext,
): void {
  const { texts, variants, sandbox, now } = options;
  const verifications = app.createRateLimit({ max: VERIFICATIONS_PER_MINUTE, timeWindow: 60_000 });

  async function refuseGuessing(request: FastifyRequest): Promise<void> {
    const limit = await verifications(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    const seconds = limit.ttlInSeconds;
    throw new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
  }

  /** The configured address, else the one this very request came to. */
  const siteOf = (request: FastifyRequest) =>
    options.origin?.replace(/\/$/, '') ??
    `${request.protocol}://${ownHost(request, variants)}${request.port ? `:${request.port}` : ''}`;

  serveContract(
    app,
    offers,
    {
      'GET /api/v3/offer': async ({ query, request }) => {
        const { offers, due } = await service.concerning(callerOf(request), query.country_code);
        return { ...page(offers.map(presentOffer)), due };
      },
      'POST /api/v2/sign': async ({ body, request }) => {
        const signature = await service.sign(callerOf(request), {
          country: body.country_code,
          version: body.version,
          userAgent: request.headers['user-agent'] ?? '',
          ...originOf(request),
        });
        return { success: true, signature: presentSignature(signature) };
      },
      'GET /api/v4/signatures': async ({ request }) =>
        page((await service.signatures(callerOf(request))).map(presentSignature)),
      'GET /api/v4/signatures/:id/certificate': async ({ params, request, reply }) => {
        const evidence = await service.evidence(callerOf(request), params.id);
        const language = answerLanguage(request, variants);
        const translate = texts(language);
        const origin = siteOf(request);
        const html = certificatePage({ ...evidence, language, translate, origin, sandbox, now: now() });
        return reply
          .header('content-security-policy', framedPolicy(CERTIFICATE_STYLE))
          .header('content-disposition', `attachment; filename="punkt-signature-${params.id}.html"`)
          .type('text/html; charset=utf-8')
          .send(Buffer.from(html));
      },
      'GET /api/v4/verify/:code': async ({ params, request }) => {
        await refuseGuessing(request);
        return presentVerified(await service.verify(params.code));
      },
      'GET /api/v2/manage/offers': async ({ request }) =>
        page((await service.versions(callerOf(request))).map(presentVersion)),
      'GET /api/v2/manage/offers/:country/:version': async ({ params, request }) =>
        presentText(await service.text(callerOf(request), params.country, params.version)),
      'POST /api/v2/manage/offers': async ({ body, request }) => {
        const {
          country_code: country,
          base_version: baseVersion,
          offer,
          application,
          tariffs,
          language,
        } = body;
        const documents = { offer, application, tariffs };
        const publication = { ...documents, country, baseVersion, language, ...originOf(request) };
        const { version, sha256 } = await service.publish(callerOf(request), publication);
        return { version, sha256: sha256.toString('hex') };
      },
    },
    context,
  );
}
