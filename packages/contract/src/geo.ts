import { SEARCH } from '@punkt/domain/constants';
import { countryCode } from '@punkt/domain/country-code';
import { ADDRESS_KINDS } from '@punkt/domain/geo';
import { LANGUAGES } from '@punkt/domain/language';
import { message } from '@punkt/domain/message';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { SUBSIDY_TYPES } from '@punkt/domain/subsidy';
import { TARIFF_LINES } from '@punkt/domain/tariff';
import { ZONE_KINDS } from '@punkt/domain/zones';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** Of answers; the caller's own language by default. */
const lang = z.enum(LANGUAGES).optional();
const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};
/** In an address everything is text. An empty one is no zero, which `z.coerce` would make of it. */
export const inAddress = (number: z.ZodNumber) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && /^-?\d+(\.\d+)?(e-\d+)?$/.test(value) ? Number(value) : value),
      number,
    )
    .meta({ type: 'number' });
export const placeInQuery = { latitude: inAddress(place.latitude), longitude: inAddress(place.longitude) };

export const address = z.object({
  kind: z.enum(ADDRESS_KINDS),
  cityId: z.string().describe('Empty where the town is none that the product knows'),
  cityName: z.string(),
  region: z.string(),
  district: z.string(),
  street: z.string().describe('Empty for a town'),
  house: z.string().describe('Empty for a town and a street'),
  fullAddress: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: countryCode,
});
export type Address = z.infer<typeof address>;

const addresses = z.object({
  data: z.array(address),
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  sandbox: z.boolean().describe('Towns are real, streets and houses are made up'),
});

const cell = z.string().describe('H3 index of the zone, resolution 9');
const zone = z.enum(ZONE_KINDS);

export const subsidy = z.object({
  subsidyType: z.enum(SUBSIDY_TYPES),
  subsidy: z
    .number()
    .int()
    .nullable()
    .describe('A month, in minor units; null where the amount is not fixed'),
  months: z.number().int().nullable(),
  turnover: z.number().int().nullable().describe('At which a one-time subsidy is paid, in minor units'),
  currency: z.string().describe('ISO 4217'),
});

export const subsidyInfo = z.object({
  zone,
  cell,
  taken: z.boolean().describe('Held or occupied by somebody else’s application'),
  own: z.boolean().describe('Held or occupied by an application of the caller'),
  subsidies: z.array(subsidy),
});

/** One line of the explanation: a word for programs with its figures, and a sentence for the reader. */
const tariffLine = z.object({
  code: z.enum(TARIFF_LINES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});

export const tariff = z.object({
  tariffDescription: z.array(tariffLine),
  percent: z.number().describe('Share of the turnover'),
  typePoint: z.enum(POINT_TYPES),
  country: countryCode,
  cityId: z.string(),
  cityName: z.string(),
});

/** `base` is land, borders and towns in one tile: a third of the requests. */
const MAP_LAYERS = ['base', 'land', 'borders', 'towns', 'streets', 'points', 'zones'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];
const TILE_ZOOM_MAXIMUM = 18;

const searchQuery = z
  .object({
    kind: z.enum(ADDRESS_KINDS),
    query: z.string().trim().min(1).max(200),
    country: countryCode.optional(),
    city_id: z.string().max(64).optional().describe('The town of a street or a house'),
    city_name: z.string().max(200).optional().describe('Its name, where the id is empty'),
    street: z.string().max(200).optional().describe('The street of a house'),
    lang,
  })
  .superRefine(({ kind, query }, context) => {
    if (kind === 'house' || query.length >= SEARCH.minimumCharacters) return;
    const text = message('validation.minLength', { count: SEARCH.minimumCharacters });
    context.addIssue({ code: 'custom', path: ['query'], message: text });
  });

const tile = z
  .object({
    layer: z.enum(MAP_LAYERS),
    z: inAddress(z.number().int().min(0).max(TILE_ZOOM_MAXIMUM)),
    x: inAddress(z.number().int().min(0)),
    y: inAddress(z.number().int().min(0)),
  })
  .superRefine(({ z: zoom, x, y }, context) => {
    if (zoom < 0 || zoom > TILE_ZOOM_MAXIMUM) return;
    const last = 2 ** zoom - 1;
    const text = message('validation.maxValue', { max: last });
    if (x > last) context.addIssue({ code: 'custom', path: ['x'], message: text });
    if (y > last) context.addIssue({ code: 'custom', path: ['y'], message: text });
  });

export const geo = {
  'GET /api/v4/geo/search': {
    summary: 'Find a town, a street of it or a house of the street; up to 100, the likeliest first',
    access: 'user',
    query: searchQuery,
    response: addresses,
  },
  'GET /api/v4/geo/reverse': {
    summary: 'What stands at a place: the nearest house, its street and its town, in this order',
    access: 'user',
    query: z.object({ ...placeInQuery, lang }),
    response: addresses,
  },
  'POST /api/v4/check/address': {
    summary: 'Whether an address exists and lies where the coordinates say',
    access: 'user',
    body: z.object({
      lat_long: z.object(place),
      country: countryCode,
      city_id: z.string().max(64).default(''),
      city_name: z.string().trim().min(1).max(200),
      street: z.string().trim().min(1).max(200),
      house: z.string().trim().min(1).max(40),
      region: z.string().max(200).default(''),
    }),
    response: z.object({
      ok: z.boolean(),
      reasons: z.array(
        z.object({
          path: z.string().describe('The field of the request it is about'),
          code: z.string().describe('A key of the domain: validation.address.…'),
          message: z.string(),
        }),
      ),
      distanceMetres: z
        .number()
        .int()
        .nullable()
        .describe('Between the house and the coordinates; null where there is no such house'),
      cell,
      zone,
    }),
  },
  'GET /api/v4/pickpoint/subsidy': {
    summary: 'The zone of a place, and the support it offers',
    access: 'user',
    query: z.object({
      ...placeInQuery,
      tariff: z
        .enum(POINT_TYPES)
        .default('TYPE_POINT_8')
        .describe('Point type; simplified ones have no subsidy'),
    }),
    response: z.object({ subsidy_info: subsidyInfo }),
  },
  'POST /api/v4/tariff_2': {
    summary: 'The tariff of a place; refused with tariff_unavailable where there is none',
    access: 'user',
    body: z.object({
      ...place,
      area: z.number().min(1).max(100_000),
      type_point: z.enum(POINT_TYPES),
      country: countryCode.optional(),
      city_id: z.string().max(100).optional().describe('The town of the address; a bare place is looked up'),
      city_name: z.string().max(200).optional().describe('Its name; needs the country where the id is empty'),
    }),
    response: tariff,
  },
  'GET /api/v4/geo/reservations': {
    summary: 'Own cells, so that the map can flag them',
    access: 'user',
    response: z.object({
      data: z.array(
        z.object({
          cell,
          orderId: z.number().int(),
          state: z.enum(['held', 'occupied']),
          boundary: z.array(z.tuple([z.number(), z.number()])).describe('[longitude, latitude], closed'),
        }),
      ),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v4/geo/map': {
    summary: 'What a map needs to know before its first tile',
    access: 'public',
    query: z.object({ lang }),
    response: z.object({
      tiles: z.string().describe('Template of a tile’s address: {layer}, {z}, {x}, {y}'),
      layers: z.array(
        z.object({
          name: z.enum(MAP_LAYERS),
          minzoom: z.number(),
          maxzoom: z.number(),
          tiles: z.string().optional().describe('A template of its own, where another server draws it'),
        }),
      ),
      ground: z
        .object({ tiles: z.string(), maxzoom: z.number() })
        .nullable()
        .describe('Pictures of another server in place of the layers of the ground'),
      attribution: z.string(),
      sandbox: z.boolean().describe('Streets and zones are made up'),
    }),
  },
  'GET /api/v4/geo/tiles/:layer/:z/:x/:y': {
    summary: 'One layer of the map as a vector tile',
    access: 'public',
    ownLimit: true,
    params: tile,
    response: z.unknown(),
    stream: true,
  },
} as const satisfies EndpointTable;
