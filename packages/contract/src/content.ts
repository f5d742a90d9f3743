import { contentSection } from '@punkt/domain/content';
import { LANGUAGES } from '@punkt/domain/language';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { placeInQuery } from './geo.ts';

/** The blocks a page may ask for; the third one is the landing's content, as the specification counts them. */
export const CONTENT_BLOCKS = { version: 1, figures: 2, sections: 3 } as const;

/** As a number or as its digits: both are sent by somebody. */
const blockId = z.union([z.number().int().min(0).max(1_000_000), z.string().regex(/^\d{1,6}$/)]);

const language = z.enum(LANGUAGES).optional();
const reading = language.describe(
  'What has no reading in this language, or one older than its Russian, is in Russian; without it all is',
);

const version = z.number().int().describe('Grows by one with every publication');

/** Published content of the public site. Answers are sent as they lie in memory, so they count as streams. */
export const content = {
  'GET /content/promo-content-sections/v2': {
    summary: 'The published sections of the landing',
    access: 'public',
    query: z.object({
      language: reading,
      preview: z.string().max(100).optional().describe('The token of a preview: its content instead'),
    }),
    response: z.object({
      version,
      published: z.string(),
      sections: z.array(contentSection),
    }),
    stream: true,
  },
  'POST /content/promo-content-sections/v2': {
    summary: 'The same by blocks: the data of block 3 is a JSON text with the sections',
    access: 'public',
    body: z.object({
      ids: z.array(blockId).max(20).default([]).describe('In this order; all blocks when none is named'),
      language: reading,
    }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          data: z
            .string()
            .describe(
              'JSON: 1 { version, published }, 2 { figures }, 3 { sections }; unknown ids are left out',
            ),
        }),
      ),
    }),
    stream: true,
  },
  'GET /api/v4/conferences.ics': {
    summary: 'The conferences as a calendar to subscribe to (RFC 5545), in Moscow time, with a reminder',
    access: 'public',
    query: z.object({
      language: language.describe(
        'Of the conferences and the words around them; else what the caller asks for',
      ),
    }),
    response: z.string().describe('text/calendar'),
    stream: true,
  },
  'GET /api/v4/centers/nearest': {
    summary: 'The sorting centres nearest to a place, by the middle of their towns',
    access: 'public',
    query: z.object({ ...placeInQuery, language }),
    response: z.object({
      data: z.array(
        z.object({
          city: z.string(),
          address: z.string(),
          workTime: z.string(),
          kilometres: z.number().int().describe('As the crow flies; 0 in the town itself'),
        }),
      ),
    }),
  },
} as const satisfies EndpointTable;
