import { DOCUMENT_TYPES } from '@punkt/domain/countries/document-form';
import { countryCode } from '@punkt/domain/country-code';
import { ORGANISATION_FORMS } from '@punkt/domain/organisation-form';
import {
  ACTIVITY_FIELDS,
  CONTACT_FIELDS,
  PASSPORT_FIELDS,
  REQUISITES_FIELDS,
} from '@punkt/domain/owner-record';
import { TAX_SYSTEMS } from '@punkt/domain/tax';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { storedFile } from './files.ts';
import { blankableShape, entityShape } from './record-schema.ts';
import { userInfo } from './user.ts';

/**
 * Shapes only: the rules (which country wants which field, how long) are the domain's, so that a half-filled form can be kept
 * as a draft and the same rules speak in the form and here.
 */
const contactInfo = z.object(blankableShape(CONTACT_FIELDS));
const activityForm = z.object(blankableShape(ACTIVITY_FIELDS));
const requisitesData = z.object(blankableShape(REQUISITES_FIELDS));
const passport = z.object(blankableShape(PASSPORT_FIELDS));

const ownerData = z.object({
  contact_info: contactInfo,
  activity_form: activityForm,
  passport,
  requisites_data: requisitesData,
});

export type OwnerData = z.output<typeof ownerData>;

/** What staff found wrong with one field or file, by its path on the wire. */
const remark = z.object({ path: z.string(), message: z.string() });

/** Company of an owner, as section 3 spells it. */
export const company = z.object({
  id: z.string(),
  country: countryCode,
  orgType: z.enum(ORGANISATION_FORMS),
  ...entityShape(REQUISITES_FIELDS),
  taxType: z.enum(TAX_SYSTEMS).describe('In force'),
  requestedTaxType: z.enum(TAX_SYSTEMS).nullable().describe('Asked for, and not yet checked'),
  taxFiles: z.array(storedFile),
  taxCheckStatus: z.enum(['none', 'review', 'remark', 'canceled', 'success']),
  taxCheckComment: z.string(),
  taxRemarks: z.array(remark),
  acceptPersonalInfo: z.boolean(),
  /** The register could not be asked when this was saved; staff look at it by hand. */
  unverified: z.boolean(),
});
export type Company = z.infer<typeof company>;

const documentData = z.object({
  citizenship: countryCode,
  docType: z.enum(DOCUMENT_TYPES),
  fields: z.record(z.string(), z.string()).describe('By the names of section 3: lastName, documentNumber, …'),
  documentPhoto: z.array(storedFile),
  withDocumentPhoto: z.array(storedFile),
  status: z.enum(['none', 'needs_approval', 'needs_upgrade', 'approved']),
  comment: z.string(),
  remarks: z.array(remark),
});

/** What a registration form holds so far; anything goes, as long as it is small. */
const draft = z.object({
  step: z.number().int().min(1).max(4),
  data: z.record(z.string(), z.unknown()),
});

/** `unavailable`: the register is down, go on without it. `unsupported`: that country has none. */
const lookUpStatus = z.enum(['found', 'not_found', 'unavailable', 'unsupported']);

const citizenship = z.templateLiteral(['CITIZEN_', countryCode]);

export const owners = {
  'POST /api/v3/owner/register': {
    summary: 'Become an owner',
    access: 'user',
    size: 'record',
    body: z.object({ owner_data: ownerData }),
    response: userInfo,
  },
  'GET /api/v3/pickpoint/owner/info': {
    summary: 'Own companies',
    access: 'user',
    response: z.object({
      data: z.array(company),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'POST /api/v3/pickpoint/owner/update': {
    summary: 'Change requisites',
    access: 'user',
    size: 'record',
    body: requisitesData.extend({
      id: z.uuid(),
      org_type: z.enum(ORGANISATION_FORMS),
      tax_type: z.enum(TAX_SYSTEMS),
    }),
    response: company,
  },
  'POST /api/v3/owner/update': {
    summary: 'Change contact info, document or activity; update_fields names the parts that are meant',
    access: 'user',
    size: 'record',
    body: z.object({
      id: z.uuid().optional().describe('The company, where a part of one is meant; else the only one'),
      contact_info: contactInfo.optional(),
      passport: passport.optional(),
      activity_form: activityForm.optional(),
      requisites_data: requisitesData.optional(),
      update_fields: z.array(z.enum(['contact_info', 'passport', 'activity_form', 'requisites_data'])).min(1),
    }),
    response: userInfo,
  },
  'GET /api/v4/owner/:userId/document': {
    summary: 'The identity document of a citizenship and type',
    access: 'user',
    params: z.object({ userId: z.uuid() }),
    query: z.object({ doc_type: z.enum(DOCUMENT_TYPES), citizenship }),
    response: z.object({
      passportData: documentData.nullable(),
      idCardData: documentData.nullable(),
      oldPassport: z
        .boolean()
        .describe('No document is kept at all: the form with one photo of the document is enough'),
    }),
  },
  'GET /api/v4/owner/draft': {
    summary: 'Where a registration was left, on whatever device',
    access: 'user',
    response: draft.extend({ updated: z.string().nullable().describe('Null where nothing was kept') }),
  },
  'POST /api/v4/owner/draft': {
    summary: 'Keep a half-filled registration',
    access: 'user',
    size: 'record',
    body: draft,
    response: draft.extend({ updated: z.string() }),
  },
  'POST /api/v4/lookup/company': {
    summary: 'Find a company by its tax number',
    access: 'user',
    body: z.object({
      country: countryCode,
      inn: z.string().min(1).max(20),
      org_type: z.enum(ORGANISATION_FORMS),
    }),
    response: z.object({
      status: lookUpStatus,
      company: z
        .object({
          inn: z.string(),
          kpp: z.string(),
          ogrn: z.string(),
          okopf: z.string(),
          okpo: z.string(),
          name: z.string(),
          address: z.string(),
        })
        .nullable(),
    }),
  },
  'POST /api/v4/lookup/bank': {
    summary: 'Find a bank by its code',
    access: 'user',
    body: z.object({ country: countryCode, bik: z.string().min(1).max(20) }),
    response: z.object({
      status: lookUpStatus,
      bank: z
        .object({ bik: z.string(), name: z.string(), inn: z.string(), corAccount: z.string() })
        .nullable(),
    }),
  },
} as const satisfies EndpointTable;
