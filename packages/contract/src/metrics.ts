import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** What the public site counts. A name that is not here is left uncounted: nobody invents a metric from outside. */
export const METRIC_EVENTS = [
  'page_view',
  'open_form_shown',
  'open_form_sent',
  'login_opened',
  'registration_opened',
  'question_opened',
  'question_sent',
  'chat_opened',
  'chat_message',
  'faq_opened',
  'faq_expanded',
  'banner_click',
  'video_played',
  'checklist_downloaded',
  'app_download_click',
  'contractor_click',
  'bank_click',
  'conference_click',
  'map_opened',
  'cookie_accepted',
] as const;

export type MetricEvent = (typeof METRIC_EVENTS)[number];

const MOST_EVENTS = 50;
const MOST_PROPS = 10;

const prop = z.union([z.string().max(100), z.number(), z.boolean(), z.null()]);

const event = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  at: z.iso.datetime().optional(),
  props: z
    .record(z.string().max(40), prop)
    .refine((props) => Object.keys(props).length <= MOST_PROPS)
    .optional()
    .describe('Read and forgotten: nothing about a person is kept'),
});

/** Counting what happens on the public site, and what its figures are made of. */
export const metrics = {
  'POST /api/v1/events': {
    summary: 'Count events of the public site; only how many of each name is kept',
    access: 'public',
    body: z.object({ events: z.array(event).max(MOST_EVENTS) }),
    response: z.object({ accepted: z.number().int().describe('How many had a name that is counted') }),
  },
  'GET /api/v4/country': {
    summary: 'The country of the address the call comes from; decides whether the site counts anything',
    access: 'public',
    response: z.object({
      countryCode: z.string().nullable().describe('ISO 3166-1, two letters; null where it is not known'),
    }),
  },
  'GET /api/v2/update-by-pickpoint': {
    summary: 'When the content was published last, and how many points are open',
    access: 'public',
    query: z.object({ is_promo: z.string().max(10).optional() }),
    response: z.object({ updated: z.string(), points: z.number().int() }),
  },
} as const satisfies EndpointTable;
