import { ENTITY_TYPES } from '@punkt/domain/files';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/**
 * An upload travels as slices of its base64 text, 1,000,000 characters each but the last. The browser chooses the
 * uuid, so the same upload goes on after a reload; slices may come in any order and more than once. The answer to the
 * last one holds the address. Where all slices are received and it is not done, another instance is just finishing
 * it, or was interrupted: ask for the state, and send any slice again to have it finished.
 */
const slice = z.object({
  uuid: z.uuid(),
  chunk_num: z.number().int().min(0).max(2_000),
  total_size: z
    .number()
    .int()
    .min(1)
    .max(400_000_000)
    .describe('Length of the whole base64 text, padding included'),
  chunk: z.string().min(1).max(1_000_000),
  entity_type: z
    .literal(Object.values(ENTITY_TYPES))
    .describe('1 order, 2 user, 4 pickup point, 5 ticket, 12 passport, 15 document'),
});

export const storedFile = z.object({
  id: z.string(),
  url: z.string(),
  imageUrl: z.string().describe('The same address, under the name that the profile reads'),
  size: z.number().int(),
  type: z.string().describe('Media type, as sniffed'),
  name: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

const uploadState = z.object({
  uuid: z.string(),
  received: z.array(z.number().int()).describe('Slices that have arrived'),
  total: z.number().int().describe('How many there must be'),
  done: z.boolean(),
  /** Present when done. */
  url: z.string().optional(),
  imageUrl: z.string().optional(),
  file: storedFile.optional(),
  pages: z
    .array(storedFile)
    .optional()
    .describe('A PDF becomes a picture per page: all of them, the first included'),
});

export type UploadState = z.infer<typeof uploadState>;

const fileParams = z.object({ id: z.uuid() });
const fileQuery = z.object({ size: z.enum(['full', 'thumbnail']).default('full') });

export const files = {
  'POST /api/v2/common/upload': {
    summary: 'Send one slice of an upload that belongs to nothing yet',
    access: 'user',
    size: 'upload',
    body: slice.extend({ name: z.string().max(200).default('') }),
    response: uploadState,
  },
  'POST /api/v2/file/upload': {
    summary: 'Send one slice of an upload that belongs to a record',
    access: 'user',
    size: 'upload',
    body: slice.extend({ entity_id: z.string().min(1).max(64), name: z.string().max(200).default('') }),
    response: uploadState,
  },
  'GET /api/v4/uploads/:uuid': {
    summary: 'How far an own upload has come',
    access: 'user',
    params: z.object({ uuid: z.uuid() }),
    response: uploadState,
  },
  'POST /api/v4/profile/upload': {
    summary: 'Upload a small file of the profile in one go, as a data URL',
    access: 'user',
    size: 'upload',
    body: z.object({
      entityId: z.string().max(64).default(''),
      entityType: z.enum(['passport', 'user']),
      totalSize: z.number().int().min(1),
      content: z.string().min(1).max(1_900_000).describe('data:…;base64,…'),
      requestFromPromo: z.boolean().default(false),
    }),
    response: storedFile,
  },
  'GET /api/v4/files/:id': {
    summary: 'Read a file, if one may',
    access: 'user',
    params: fileParams,
    query: fileQuery,
    response: z.unknown(),
    stream: true,
  },
  'POST /api/v4/films/:id/ticket': {
    summary: 'Open a film for the player: the ticket comes as a cookie of its address alone',
    access: 'user',
    params: fileParams,
    response: z.object({
      url: z.string(),
      seconds: z.number().int().describe('How long the ticket opens it'),
    }),
  },
  'GET /api/v4/films/:id': {
    summary: 'Play a film, piece by piece, with its ticket',
    access: 'public',
    params: fileParams,
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v2/manage/orders/images/:id': {
    summary: 'Read a secret image: an identity document and the like',
    access: 'user',
    params: fileParams,
    query: fileQuery,
    response: z.unknown(),
    stream: true,
  },
} as const satisfies EndpointTable;
