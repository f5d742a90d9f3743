import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { geo, type MapLayer } from '@punkt/contract/geo';
import { parseMessage } from '@punkt/domain/message';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyAnswer, sendReady } from '../../platform/http/at-hand.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { createRoughLimit } from '../../platform/http/connections.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { layersOf } from './outside-tiles.ts';
import type { GeoService } from './service.ts';
import { presentTariff } from './tariffs.ts';
import type { DrawnTile } from './tile-cache.ts';
import type { TilePlace } from './tile-format.ts';

export interface GeoRoutesOptions {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
  /** One look at a map takes a hundred tiles, so they are counted apart from calls. */
  readonly tilesPerMinute: number;
}

const TEMPLATE = '/api/v4/geo/tiles/{layer}/{z}/{x}/{y}';

const unzip = promisify(gunzip);
const page = <T>(data: T[]) => ({ data, total: data.length, page: 1, page_size: data.length });

/** Revalidated each time where it may have changed; a day for what changes with a release only. */
const cacheOf = (isLive: boolean): string => (isLive ? 'public, no-cache' : 'public, max-age=86400');

const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** `body`: the tile as this reader takes it. */
function tileAnswer({ gzip, etag }: DrawnTile, isLive: boolean, body: Buffer): ReadyAnswer {
  const headers = {
    etag,
    vary: 'accept-encoding',
    'cache-control': cacheOf(isLive),
    'content-type': 'application/x-protobuf',
    ...(body === gzip && { 'content-encoding': 'gzip' }),
  };
  return { status: 200, headers, body };
}

/** The same without what a browser has already. */
function unchangedTile({ headers }: ReadyAnswer): ReadyAnswer {
  const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
  return { status: 304, headers: kept, body: undefined };
}

const hasTile = ({ headers }: FastifyRequest, { etag }: DrawnTile): boolean =>
  headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

/** Addresses that were found good, by themselves: most tiles are asked for again and again. */
const MOST_ADDRESSES = 10_000;

function serveTiles({ tiles }: GeoService, tilesPerMinute: number) {
  const refuseFlood = createRoughLimit(tilesPerMinute);
  const known = new Map<string, { readonly layer: MapLayer; readonly read: () => DrawnTile | undefined }>();
  const made = new WeakMap<DrawnTile, ReadyAnswer>();

  function packedAnswer(tile: DrawnTile, layer: MapLayer): ReadyAnswer {
    const ready = made.get(tile);
    if (ready) return ready;
    const answer = tileAnswer(tile, tiles.isLive(layer), tile.gzip);
    made.set(tile, answer);
    return answer;
  }

  return {
    drawn: (request: FastifyRequest): ReadyAnswer | undefined => {
      const asked = known.get(request.url);
      const tile = asked && takesGzip(request) ? asked.read() : undefined;
      if (!asked || !tile) return undefined;
      refuseFlood(request.ip);
      const answer = packedAnswer(tile, asked.layer);
      return hasTile(request, tile) ? unchangedTile(answer) : answer;
    },
    any: async (request: FastifyRequest, reply: FastifyReply, layer: MapLayer, place: TilePlace) => {
      refuseFlood(request.ip);
      const tile = await tiles.tile(layer, place);
      if (known.size >= MOST_ADDRESSES) known.clear();
      known.set(request.url, { layer, read: tiles.reader(layer, place) });
      const answer = takesGzip(request)
        ? packedAnswer(tile, layer)
        : tileAnswer(tile, tiles.isLive(layer), await unzip(tile.gzip));
      return sendReady(reply, hasTile(request, tile) ? unchangedTile(answer) : answer);
    },
  };
}

export function serveGeo(
  app: FastifyInstance,
  service: GeoService,
  { texts, variants, tilesPerMinute }: GeoRoutesOptions,
  context: RouteContext,
): void {
  const tiles = serveTiles(service, tilesPerMinute);
  const languageOf = (request: FastifyRequest, asked?: Language) =>
    asked ?? answerLanguage(request, variants);
  const sandbox = service.addressesAreMadeUp;

  serveContract(
    app,
    geo,
    {
      'GET /api/v4/geo/search': async ({ query, request }) => {
        const { kind, query: words, country, city_id: cityId = '', city_name: cityName = '', street } = query;
        const language = languageOf(request, query.lang);
        const question = { kind, query: words, country, cityId, cityName, street, language };
        return { ...page(await service.search(callerOf(request), question)), sandbox };
      },
      'GET /api/v4/geo/reverse': async ({ query, request }) => {
        const { latitude, longitude, lang } = query;
        const language = languageOf(request, lang);
        const found = await service.reverse(callerOf(request), { latitude, longitude }, language);
        return { ...page(found), sandbox };
      },
      'POST /api/v4/check/address': async ({ body, request }) => {
        const { lat_long: place, country, city_id: cityId, city_name: cityName, street, house } = body;
        const language = languageOf(request);
        const asked = { country, cityId, cityName, street, house, place, language };
        const { problems, distanceMetres, cell, zone } = await service.check(callerOf(request), asked);
        const reasons = problems.map(({ path, message }) => {
          const { key, params } = parseMessage(message);
          return { path, code: key, message: texts(language)(key, params) };
        });
        return { ok: reasons.length === 0, reasons, distanceMetres, cell, zone };
      },
      'GET /api/v4/pickpoint/subsidy': async ({ query, request }) => {
        const { tariff, ...place } = query;
        return { subsidy_info: await service.subsidy(callerOf(request), place, tariff) };
      },
      'POST /api/v4/tariff_2': async ({ body, request }) => {
        const { type_point: typePoint, city_id: cityId, city_name: cityName, ...place } = body;
        const language = languageOf(request);
        const question = { ...place, typePoint, cityId, cityName };
        return presentTariff(service.tariff(question), language, texts(language));
      },
      'GET /api/v4/geo/reservations': async ({ request }) =>
        page(await service.reservationsOf(callerOf(request))),
      'GET /api/v4/geo/map': async ({ query, request }) => {
        const translate = texts(languageOf(request, query.lang));
        const lines = ['geo.map.attribution', ...(service.isSandbox ? ['geo.map.sandbox'] : [])];
        const credits = service.outsideTiles ? [service.outsideTiles.attribution] : [];
        const attribution = [...credits, ...lines.map((key) => translate(key))].join('. ');
        const drawn = layersOf(service.outsideTiles);
        return { tiles: TEMPLATE, ...drawn, attribution, sandbox: service.isSandbox };
      },
      'GET /api/v4/geo/tiles/:layer/:z/:x/:y': async ({ params, request, reply }) => {
        const { layer, ...place } = params;
        return tiles.any(request, reply, layer, place);
      },
    },
    context,
    { 'GET /api/v4/geo/tiles/:layer/:z/:x/:y': tiles.drawn },
  );
}
