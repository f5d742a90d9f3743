import type { CallOutput } from '@punkt/contract/contract';
import type { Company } from '@punkt/contract/owners';
import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';

/** The live event `owner` reads it again: a check that was just decided shows at once. */
const companiesQuery = queryOptions({
  queryKey: liveKey('owner', 'companies'),
  queryFn: ({ signal }) => api('GET /api/v3/pickpoint/owner/info', {}, { signal }),
  meta: { failed: 'owners.failed.companies' },
});

export function useCompanies(enabled = true): { companies: readonly Company[]; isPending: boolean } {
  const { data, isPending } = useQuery({ ...companiesQuery, enabled });
  return { companies: data?.data ?? [], isPending };
}

export type DocumentAnswer = CallOutput<'GET /api/v4/owner/:userId/document'>;

export const readDocument = (
  userId: string,
  citizenship: CountryCode,
  doc_type: DocumentType,
): Promise<DocumentAnswer> =>
  api('GET /api/v4/owner/:userId/document', {
    params: { userId },
    query: { doc_type, citizenship: `CITIZEN_${citizenship}` },
  });
