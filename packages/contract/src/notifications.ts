import { PAGE_SIZE } from '@punkt/domain/constants';
import { message } from '@punkt/domain/message';
import { NOTICE_CATEGORIES, NOTICE_DEFAULTS, NOTICE_PARAMS, type NoticeKind } from '@punkt/domain/notices';
import { ruled } from '@punkt/domain/rule-schema';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** A page further down costs more to find, and what is kept for half a year fills no more. */
const NOTICE_PAGES = 100;

const id = z.string().regex(/^\d{1,15}$/, message('validation.id'));

const notice = z.object({
  id: z.string(),
  created: z.string(),
  kind: z.enum(Object.keys(NOTICE_PARAMS) as [NoticeKind, ...NoticeKind[]]),
  category: z.enum(NOTICE_CATEGORIES),
  title: z.string().describe('In the language of the caller'),
  text: z.string().describe('What happened, what to do next, until when'),
  link: z.string().describe('Where in the account area to go from here'),
  read: z.boolean(),
  superseded: z.boolean().describe('What happened since has made it old'),
});

const channels = z.object({ email: z.boolean(), push: z.boolean() });
const preferences = z.object({
  orders: channels,
  money: channels,
  documents: channels,
  messages: channels,
  tickets: channels.default(NOTICE_DEFAULTS.tickets),
  work: channels.default(NOTICE_DEFAULTS.work).describe('For staff; what is not told stays as usual'),
} satisfies Record<(typeof NOTICE_CATEGORIES)[number], z.ZodType>);

const chosen = z.object({
  preferences,
  email: z.string().nullable().describe('Where e-mails go; null while the person has given none'),
});

/** A push service is an https host with a name. Where the name leads is looked at when something is sent there. */
function checkEndpoint(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const named = url && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(url.hostname);
  const plain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return named && plain && value.length <= 1_000 ? null : message('validation.url');
}

const endpoint = ruled(checkEndpoint);
/** An uncompressed point of P-256 and 16 random bytes, in base64url. */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, message('validation.invalid')),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, message('validation.invalid')),
});

const pushState = z.object({
  public_key: z.string().nullable().describe('For PushManager.subscribe; null where push is not configured'),
  subscribed: z.boolean().describe('Whether the device of this session is'),
});

/** Notices of a person: the list behind the bell, and by which other channels they are notified. */
export const notifications = {
  'GET /api/v4/notifications': {
    summary: 'Own notices, newest first',
    access: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(NOTICE_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
      unread: z.enum(['true', 'false']).default('false').describe('Only those not read yet'),
    }),
    response: z.object({
      data: z.array(notice),
      total: z.number().int(),
      unread: z.number().int().describe('All unread, whatever page this is'),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'POST /api/v4/notifications/read': {
    summary: 'Mark own notices as read, all of them when no ids are given',
    access: 'user',
    body: z.object({ ids: z.array(id).max(100).optional() }),
    response: z.object({ unread: z.number().int() }),
  },
  'GET /api/v4/notifications/preferences': {
    summary: 'Where the caller wants to hear of what',
    access: 'user',
    response: chosen,
  },
  'POST /api/v4/notifications/preferences': {
    summary: 'Choose where to hear of what; the list itself always has everything',
    access: 'user',
    body: z.object({ preferences }),
    response: chosen,
  },
  'GET /api/v4/notifications/push': {
    summary: 'What a browser needs to subscribe',
    access: 'user',
    response: pushState,
  },
  'POST /api/v4/notifications/push/subscribe': {
    summary: 'Send notices to this device too, until its session ends',
    access: 'user',
    body: z.object({ endpoint, keys }),
    response: pushState,
  },
  'POST /api/v4/notifications/push/unsubscribe': {
    summary: 'Stop sending to a device of the caller',
    access: 'user',
    body: z.object({ endpoint }),
    response: pushState,
  },
} as const satisfies EndpointTable;
