import { wireRequest } from '@punkt/contract/request';
import { openPaper } from '../../lib/open-paper.ts';

/** To be read and printed. */
export const openCertificate = (id: string): Promise<void> =>
  openPaper(wireRequest('GET /api/v4/signatures/:id/certificate', { params: { id } }), 'signing.list.failed');
