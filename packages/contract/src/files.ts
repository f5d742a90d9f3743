import { ENTITY_TYPES } from '@punkt/domain/files';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { inAddress } from './geo.ts';

/**
 * An upload travels as slices of its base64 text, 1,000,000 characters each but the last. The browser chooses the
 * uuid, so the same upload goes on after a reload; slices may come in any order and more than once. The answer to the
 * last one holds the address. Where all slices are received and it is not done, another instance is just finishing
 * it, or was interrupted: ask for the state, and send any slice again to have it finished.
 */
const chunkNum = z.number().int().min(0).max(2_000);
const ENTITY_NAMES = '1 order, 2 user, 4 pickup point, 5 ticket, 12 passport, 15 document';
const entityTypes = Object.values(ENTITY_TYPES);
const entityId = z.string().min(1).max(64);
const slice = z.object({
  uuid: z.uuid(),
  chunk_num: chunkNum,
  total_size: z
    .number()
    .int()
    .min(1)
    .max(400_000_000)
    .describe('Length of the whole base64 text, padding included'),
  chunk: z.string().min(1).max(1_000_000),
  entity_type: z.literal(entityTypes).describe(ENTITY_NAMES),
});

/** In an address everything is text. */
const entityTypeInAddress = z
  .preprocess((value) => entityTypes.find((type) => String(type) === value) ?? value, z.literal(entityTypes))
  .meta({ enum: entityTypes, description: ENTITY_NAMES });

/** Not in the address: names of files stand in no log of a proxy. A header holds ASCII alone. */
const fileName = z
  .string()
  .max(2_400)
  .default('')
  .transform((text, context) => {
    try {
      return decodeURIComponent(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'validation.invalid' });
      return z.NEVER;
    }
  })
  .describe('Name of the file, percent-encoded UTF-8');

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

/** As long as a base64 text of the other calls may be. */
const LARGEST_FILE = 300_000_000;

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
    body: slice.extend({ entity_id: entityId, name: z.string().max(200).default('') }),
    response: uploadState,
  },
  'GET /api/v4/uploads/:uuid': {
    summary: 'How far an own upload has come',
    access: 'user',
    params: z.object({ uuid: z.uuid() }),
    response: uploadState,
  },
  'POST /api/v4/uploads/:uuid': {
    summary:
      'Send a slice of an upload as bytes, or up to four that follow each other: the same slices as of the other two calls, 750,000 bytes each but the last',
    access: 'user',
    size: 'slices',
    binary: true,
    params: z.object({ uuid: z.uuid() }),
    query: z.object({
      chunk_num: inAddress(chunkNum).describe(
        'The first of them; how many there are follows from the length of the body',
      ),
      size: inAddress(z.number().int().min(1).max(LARGEST_FILE)).describe('Bytes of the whole file'),
      entity_type: entityTypeInAddress,
      entity_id: entityId.optional().describe('The record that the file belongs to, if there is one already'),
    }),
    headers: z.object({ 'x-file-name': fileName }),
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
