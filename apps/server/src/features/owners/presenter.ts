import type { Company, owners } from '@punkt/contract/owners';
import { REQUISITES_FIELDS } from '@punkt/domain/owner-record';
import { toEntity } from '@punkt/domain/record-table';
import type { z } from 'zod';
import type { OwnerService } from './service.ts';

type Kept = Awaited<ReturnType<OwnerService['companies']>>[number];
type KeptDocument = Awaited<ReturnType<OwnerService['document']>>;
type DocumentAnswer = z.input<(typeof owners)['GET /api/v4/owner/:userId/document']['response']>;

export const presentCompany = ({ company, taxFiles }: Kept): Company => ({
  id: company.id,
  country: company.country,
  orgType: company.org_type,
  ...toEntity(REQUISITES_FIELDS, company),
  taxType: company.tax_type,
  requestedTaxType: company.requested_tax_type,
  taxFiles,
  taxCheckStatus: company.tax_check_status,
  taxCheckComment: company.tax_check_comment,
  taxRemarks: company.tax_remarks,
  acceptPersonalInfo: company.personal_info_accepted !== null,
  unverified: company.unverified,
});

/** One document under the name of its kind, the other name empty. */
export function presentDocument(kept: KeptDocument): DocumentAnswer {
  const { document, documentPhoto, withDocumentPhoto, oldPassport } = kept;
  if (!document) return { passportData: null, idCardData: null, oldPassport };
  const { citizenship, doc_type: docType, fields, status, comment, remarks } = document;
  const data = { citizenship, docType, fields, documentPhoto, withDocumentPhoto, status, comment, remarks };
  return docType === 'passport'
    ? { passportData: data, idCardData: null, oldPassport }
    : { passportData: null, idCardData: data, oldPassport };
}
