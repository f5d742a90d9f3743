import { countryCode } from '@punkt/domain/country-code';
import { message } from '@punkt/domain/message';
import { FIND_TERMS, PLACE_STATES } from '@punkt/domain/places';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { ZONE_KINDS } from '@punkt/domain/zones';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { address, inAddress, subsidy } from './geo.ts';

const lang = z.enum(['ru', 'ka', 'en']).optional();
const zone = z.enum(ZONE_KINDS);
const spot = { latitude: z.number(), longitude: z.number() };

const words = z
  .string()
  .trim()
  .max(FIND_TERMS.maximumCharacters)
  .superRefine((text, context) => {
    if (text.length >= FIND_TERMS.minimumCharacters) return;
    const problem = message('validation.minLength', { count: FIND_TERMS.minimumCharacters });
    context.addIssue({ code: 'custom', message: problem });
  });

/** What a visitor asks of the public map. Everything else about places is for those who have signed in (`geo.ts`). */
export const places = {
  'GET /api/v4/geo/find': {
    summary: 'Find a place by one line of text: a town, «town, street» or «town, street, house»',
    access: 'public',
    query: z.object({ query: words, country: countryCode.optional(), lang }),
    response: z.object({
      data: z.array(address.omit({ region: true, district: true })),
      sandbox: z.boolean().describe('Towns are real, streets and houses are made up'),
    }),
  },
  'GET /api/v4/geo/place': {
    summary: 'All that matters about one place: address, zone, support, tariff, points nearby',
    access: 'public',
    query: z.object({
      latitude: inAddress(z.number().min(-90).max(90)),
      longitude: inAddress(z.number().min(-180).max(180)),
      lang,
    }),
    response: z.object({
      fullAddress: z.string().describe('The town alone where no house is near; empty far from every town'),
      country: countryCode.nullable().describe('Null far from every known town'),
      population: z.number().int().nullable().describe('Of the town'),
      cell: z.string().describe('H3 index of the zone, resolution 9'),
      zone,
      state: z.enum(PLACE_STATES).describe('Taken: an application has it; closed: no point may open here'),
      subsidies: z.array(subsidy).describe('Of a point on standard conditions; none unless it is free'),
      tariffs: z.array(
        z.object({
          typePoint: z.enum(POINT_TYPES),
          percent: z.number().describe('Share of the turnover'),
          area: z.number().describe('Square metres it is calculated for: the least of the type'),
        }),
      ),
      points: z
        .array(z.object({ address: z.string(), metres: z.number().int() }))
        .describe('Open ones, the nearest first'),
      free: z
        .object({ ...spot, zone, metres: z.number().int(), fullAddress: z.string() })
        .nullable()
        .describe('The nearest place where a point may open; null where this one is free, or none is near'),
    }),
  },
} as const satisfies EndpointTable;
