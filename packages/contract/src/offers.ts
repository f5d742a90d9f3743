import { countryCode } from '@punkt/domain/country-code';
import { LANGUAGES } from '@punkt/domain/language';
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
  code: z.string().describe('What the public page verifies: /verify/{code}'),
  seal: z.string().describe('SHA-256 over the evidence and the seal of the signature before'),
  certificate: z.string().describe('Where to download the certificate, with the access token'),
});

/** The language a document is written in, not that of the reader. */
const language = z.enum(LANGUAGES);
const document = z
  .string()
  .min(1)
  .max(200_000)
  .describe('HTML; what the allow-list does not name is dropped');

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
    body: z.object({ version: z.number().int().min(1).max(1_000_000), country_code: countryCode }),
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
    params: z.object({ code: z.string().regex(/^[\da-z -]{8,64}$/i) }),
    response: z.object({
      valid: z.boolean().describe('False also for a code that was never given out'),
      countryCode: countryCode.nullable(),
      version: z.number().int().nullable(),
      signed: z.string().nullable(),
      sha256: z.string().nullable(),
      seal: z.string().nullable().describe('Must be the one printed on the certificate'),
      signer: z
        .string()
        .nullable()
        .describe('Masked: first letters and the last digits of the phone; null once their data was erased'),
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
          language,
          offer: z.string(),
          application: z.string(),
          tariffs: z.string(),
          published: z.string(),
          publishedBy: z
            .string()
            .nullable()
            .describe('Null for the first version, which comes with the product'),
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
    size: 'document',
    body: z.object({
      country_code: countryCode,
      base_version: z
        .number()
        .int()
        .min(0)
        .max(1_000_000)
        .describe('The version this one was written over; another one meanwhile is a conflict'),
      language: language.optional().describe('That of the version before, unless told'),
      offer: document,
      application: document,
      tariffs: document,
    }),
    response: z.object({ version: z.number().int(), sha256: z.string() }),
  },
  'GET /api/v2/manage/offers/:country/:version': {
    summary: 'The texts of a version, to write the next one over',
    access: 'staff',
    params: z.object({ country: countryCode, version: z.coerce.number().int().min(1).max(1_000_000) }),
    response: z.object({
      countryCode,
      version: z.number().int(),
      language,
      offer: z.string(),
      application: z.string(),
      tariffs: z.string(),
    }),
  },
} as const satisfies EndpointTable;
