import { places } from '@punkt/contract/places';
import { PLACE_TERMS } from '@punkt/domain/places';
import type { FastifyInstance } from 'fastify';
import { createAddressLimit } from '../../platform/http/address-limit.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import type { Places } from './places.ts';

/** What anybody may ask of the public map; counted per network address, since a geocoder may charge for each question. */
export function servePlaces(
  app: FastifyInstance,
  service: Places,
  context: RouteContext & { readonly variants: VariantRules },
): void {
  const { variants } = context;
  const refuseFlood = createAddressLimit(app, PLACE_TERMS);
  serveContract(
    app,
    places,
    {
      'GET /api/v4/geo/find': async ({ query, request }) => {
        await refuseFlood(request);
        const { query: words, country, lang } = query;
        const language = lang ?? answerLanguage(request, variants);
        return {
          data: await service.find({ query: words, country, language }),
          sandbox: service.addressesAreMadeUp,
        };
      },
      'GET /api/v4/geo/place': async ({ query, request }) => {
        await refuseFlood(request);
        const { latitude, longitude, lang } = query;
        return service.placeAt({ latitude, longitude }, lang ?? answerLanguage(request, variants));
      },
    },
    context,
  );
}
