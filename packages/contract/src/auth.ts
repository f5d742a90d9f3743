import { countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { userInfo } from './user.ts';

const opaque = z.string().min(1).max(200);
const deviceUuid = z.uuid();
const short = z.string().max(200);

export const tokenPair = z.object({
  access: z.object({ token: z.string(), expires_at: z.string() }),
  refresh: z.object({ token: z.string(), expires_at: z.string() }),
});
export type TokenPair = z.infer<typeof tokenPair>;

const session = z.object({
  id: z.string(),
  device_name: z.string(),
  device_type: z.string(),
  created: z.string(),
  last_seen: z.string(),
  address: z.string(),
  current: z.boolean(),
});

const done = z.object({ success: z.literal(true) });

export const auth = {
  'POST /api/v1/login': {
    summary: 'Ask for a one-time code by SMS',
    access: 'public',
    body: z.object({
      phone: z.string().min(1, 'validation.phone.required').max(40),
      country: countryCode,
      resend: z.boolean().default(false),
      device_type: short.default('web'),
      device_uuid: deviceUuid,
    }),
    response: z.object({
      data: z.string().describe('The token to send back with the code'),
      code_length: z.number().int(),
      resend_after: z.number().int().describe('Seconds until another code may be asked for'),
      code: z.string().optional().describe('The code itself; sandbox only, and only when so configured'),
    }),
  },
  'POST /api/v1/validate': {
    summary: 'Exchange a one-time code for tokens',
    access: 'public',
    body: z.object({
      token: opaque,
      code: z.string().min(1).max(12),
      device_uuid: deviceUuid,
      device_token: z
        .string()
        .max(1_000)
        .optional()
        .describe('Where pushes to the device go, if it takes any: they go to whoever signs in here now'),
      device_type: short.default('web'),
      alian_device: z
        .boolean()
        .default(false)
        .describe("Somebody else's device: the session is short, and the device is not known afterwards"),
      device_name: short.default('mobile'),
      app_version: short.default('v20.00.00'),
    }),
    response: tokenPair,
  },
  'POST /api/v1/hash/use': {
    summary: 'Exchange a one-time hash of a signed-in device for tokens',
    access: 'public',
    body: z.object({ token: opaque, device_uuid: deviceUuid.optional() }),
    response: tokenPair,
  },
  'POST /api/v4/hash/person': {
    summary: 'Whom a one-time hash would sign in, without using it',
    access: 'public',
    body: z.object({ token: opaque, device_uuid: deviceUuid.optional() }),
    response: z.object({
      user_id: z.string(),
      name: z.string().describe('First name and the initial of the surname; empty if there is none yet'),
      phone: z.string().describe('Hidden but for the country, one digit and the last two'),
    }),
  },
  'POST /api/v4/hash': {
    summary: 'Make a one-time hash that signs another window in (lives 60 s, works once)',
    access: 'user',
    body: z.object({
      device_uuid: deviceUuid.optional().describe('The device that asked for it: it works nowhere else'),
    }),
    response: z.object({ token: z.string(), expires_at: z.string() }),
  },
  'POST /api/v2/token/refresh': {
    summary: 'Exchange a refresh token for a new pair',
    access: 'public',
    body: z.object({ token: opaque, backoffice: z.boolean().default(true) }),
    response: tokenPair,
  },
  'GET /api/v2/user': { summary: 'The signed-in person', access: 'user', response: userInfo },
  'POST /api/v4/logout': { summary: 'End this session', access: 'user', response: done },
  'GET /api/v4/sessions': {
    summary: 'Own sessions, newest first',
    access: 'user',
    response: z.object({
      data: z.array(session),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'POST /api/v4/sessions/:id/end': {
    summary: 'End one of the own sessions',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
} as const satisfies EndpointTable;
