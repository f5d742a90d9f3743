import { SMALL_FORM_FILES } from '@punkt/domain/files';
import {
  LOCK_PHOTOS,
  LOCK_REASON_PHOTO,
  LOCK_REASONS,
  LOCK_TERMS,
  LOCK_UPDATE_FIELDS,
} from '@punkt/domain/lock-terms';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { lockInfo, orderId } from './order-data.ts';

/** Uploaded before, with `entity_type` 1: the address is the one that the upload answered with. */
const photo = z.object({
  url: z.string().min(1).max(500),
  type: z.enum([...LOCK_PHOTOS, LOCK_REASON_PHOTO]),
});

/** People type codes as they hear them; the server trims and raises them. */
const elockName = z.string().max(LOCK_TERMS.codeMaximum);
const photos = z.array(photo).max(LOCK_PHOTOS.length + SMALL_FORM_FILES);
const reasonFields = { reason: z.enum(LOCK_REASONS), description: z.string().max(2_000), photos };

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  kid: z.string().describe('A token names the key it is signed with'),
  x: z.string(),
});

/** The electronic lock of a point. How its token is made and verified: docs/lock-token.md. */
export const locks = {
  'POST /api/v2/pickpoint-order/elock/activate': {
    summary:
      'What the owner answered after trying the lock: it clicked, or it did not. An answer sent twice counts once',
    access: 'user',
    body: z.object({
      pickpoint_order_id: orderId,
      elock_name: elockName,
      photos: photos.describe('All three of them, if it clicked'),
      clicked: z
        .boolean()
        .default(true)
        .describe('«Щёлкнул» or «не щёлкнул»; the second is kept for staff and activates nothing'),
      client_uuid: z
        .uuid()
        .optional()
        .describe('Made by the phone with the answer: the same one counts once, whatever came between'),
    }),
    response: lockInfo,
  },
  'POST /api/v4/pickpoint-order/elock/get-token': {
    summary: 'What is needed to open one lock without a network: its Wi-Fi and a signed link',
    access: 'user',
    body: z.object({
      pickpoint_id: orderId.describe(
        'The number of the application while `lock_no_set`, else the number of the point',
      ),
      employee_id: z
        .string()
        .max(100)
        .optional()
        .describe('Nobody but the caller: a token is issued to whoever asks'),
      lock_name: elockName.describe('May be empty for a point: it has one lock'),
      token_type: z.literal(LOCK_TERMS.tokenType).default(LOCK_TERMS.tokenType),
      lock_no_set: z
        .boolean()
        .default(true)
        .describe('The lock is not set at a point yet: the token activates it, which is for owners alone'),
      ttl: z
        .number()
        .int()
        .min(1)
        .max(LOCK_TERMS.tokenHours)
        .default(LOCK_TERMS.tokenHours)
        .describe('Hours'),
    }),
    response: z.object({
      ssid: z.string().describe('Name of the controller’s network'),
      psk: z.string().describe('Its password'),
      linkToOpen: z
        .string()
        .describe(
          'A page of the controller, the token in it. To be navigated to on its network, never fetched',
        ),
      token: z.string(),
      expires: z.string(),
    }),
  },
  'POST /api/v2/pickpoint-order/elock/set-reason': {
    summary: 'Say why the point has no electronic lock; staff decide. After a remark it is updated instead',
    access: 'user',
    size: 'record',
    body: z.object({ pickpoint_order_id: orderId, ...reasonFields }),
    response: lockInfo,
  },
  'POST /api/v2/pickpoint-order/elock/update': {
    summary: 'Put right what staff remarked on: the fields named in update_fields',
    access: 'user',
    size: 'record',
    body: z.object({
      pickpoint_order_id: orderId,
      elock_name: elockName.optional(),
      reason: reasonFields.reason.optional(),
      description: reasonFields.description.optional(),
      photos: photos.optional().describe('All that shall stand, not only the new ones'),
      update_fields: z.array(z.enum(LOCK_UPDATE_FIELDS)).min(1).max(LOCK_UPDATE_FIELDS.length),
    }),
    response: lockInfo,
  },
  'GET /api/v4/locks/keys': {
    summary: 'Public keys that lock tokens are signed with (a JSON Web Key Set)',
    access: 'public',
    response: z.object({ keys: z.array(publicKey) }),
  },
  'GET /api/v4/locks/revoked': {
    summary: 'Tokens of one lock that must not open it any more, as a signed statement',
    access: 'public',
    query: z.object({ lock: z.string().max(100) }),
    response: z.object({ statement: z.string() }),
  },
  'POST /api/v4/locks/revoke': {
    summary: 'Take back every token of a lock; a controller learns of it at its next contact',
    access: 'user',
    body: z.object({
      pickpoint_id: orderId,
      lock_no_set: z.boolean().default(true).describe('As in get-token'),
    }),
    response: z.object({ revoked: z.number().int() }),
  },
} as const satisfies EndpointTable;
