import { countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** The documents of one country at one version; the three links open in sandboxed frames. */
const offer = z.object({
  countryCode,
  offer: z.string(),
  application: z.string(),
  tariffs: z.string(),
  signedVersion: z.number().int().describe('0 when never signed'),
  lastVersion: z.number().int(),
  changes: z.string().nullable().describe('Where to see what changed since the signed version'),
});

const signature = z.object({
  id: z.string(),
  countryCode,
  version: z.number().int(),
  signed: z.string(),
  sha256: z.string(),
  code: z.string().describe('What the public page verifies'),
  certificate: z.string(),
});

const page = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };

export const offers = {
  'GET /api/v3/offer': {
    summary: 'Offers that concern the caller, and whether a signature is due',
    access: 'user',
    query: z.object({ country_code: countryCode.optional() }),
    response: z.object({ data: z.array(offer), due: z.boolean(), ...page }),
  },
  'POST /api/v2/sign': {
    summary: 'Sign the last version of an offer',
    access: 'user',
    body: z.object({ version: z.number().int().min(1), country_code: countryCode }),
    response: z.object({ success: z.boolean(), signature }),
  },
  'GET /api/v4/signatures': {
    summary: 'Own signatures, newest first',
    access: 'user',
    response: z.object({ data: z.array(signature), ...page }),
  },
  'GET /api/v4/signatures/:id/certificate': {
    summary: 'A printable certificate of an own signature',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v4/verify/:code': {
    summary: 'Whether a certificate is genuine; says nothing about who signed beyond what the paper says',
    access: 'public',
    params: z.object({ code: z.string().min(8).max(64) }),
    response: z.object({
      valid: z.boolean(),
      countryCode: countryCode.nullable(),
      version: z.number().int().nullable(),
      signed: z.string().nullable(),
      sha256: z.string().nullable(),
      signer: z.string().nullable().describe('Masked: first letters and the last digits of the phone'),
    }),
  },
  'GET /api/v2/manage/offers': {
    summary: 'All versions of all offers, newest first',
    access: 'staff',
    response: z.object({
      data: z.array(
        z.object({
          countryCode,
          version: z.number().int(),
          published: z.string(),
          publishedBy: z.string().nullable(),
          sha256: z.string(),
          signatures: z.number().int(),
        }),
      ),
      ...page,
    }),
  },
  'POST /api/v2/manage/offers': {
    summary: 'Publish a new version: owners of that country are asked to sign it',
    access: 'staff',
    body: z.object({
      country_code: countryCode,
      base_version: z
        .number()
        .int()
        .min(0)
        .describe('The version this one was written over; another one meanwhile is a conflict'),
      offer: z.string().min(1).max(300_000),
      application: z.string().min(1).max(300_000),
      tariffs: z.string().min(1).max(300_000),
    }),
    response: z.object({ version: z.number().int(), sha256: z.string() }),
  },
} as const satisfies EndpointTable;
