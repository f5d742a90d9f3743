import { country } from '@punkt/domain/countries';
import { REQUIRED_DOCUMENTS, REQUIRED_PHOTOS } from '@punkt/domain/files';
import { filesOfKind } from '@punkt/domain/order-files';
import type { OrderRecord } from '@punkt/domain/order-record';
import { checkConditions, orderWarnings } from '@punkt/domain/order-rules';

/** What an operator holds the photos against; named by words of the texts: `applications.requirement.<name>`. */
export interface Requirement {
  readonly name: string;
  readonly ok: boolean;
}

export function requirementsOf(record: OrderRecord): Requirement[] {
  const conditions = checkConditions(record);
  const warnings = orderWarnings(record);
  const has = (type: string) => record.actual_urls.some((file) => file.type === type);
  return [
    { name: 'area', ok: !conditions.area && !warnings.area },
    { name: 'stock', ok: !conditions.stock_area && !warnings.stock_area },
    { name: 'ceiling', ok: !conditions.celling_height },
    { name: 'timetable', ok: !Object.keys(conditions).some((path) => path.startsWith('timetable')) },
    { name: 'photos', ok: REQUIRED_PHOTOS.creation.every(has) },
    { name: 'documents', ok: REQUIRED_DOCUMENTS.creation.every(has) },
    { name: 'video', ok: filesOfKind(record.actual_urls, 'video').length === 1 },
    { name: 'country', ok: country(record.country).flow.mayOpenPoint },
  ];
}
