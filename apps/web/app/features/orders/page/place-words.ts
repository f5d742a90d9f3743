import { FILE_TYPES } from '@punkt/domain/files';
import { blankOrder } from '@punkt/domain/order-record';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { type TextKey, useText } from '../../../lib/i18n.tsx';

const FIELDS = Object.keys(blankOrder('RU', '')) as (keyof ReturnType<typeof blankOrder>)[];

/** Which text names a place of an application: `area`, `timetable.monday`, `actual_urls.generalPhoto`. */
export function placeKey(path: string): TextKey {
  const [field = '', part = ''] = path.split('.');
  const file = FILE_TYPES.find((type) => type === part || type === field);
  if (file) return `orderPage.file.${file}`;
  if (field === 'actual_urls' && part === 'public') return 'orderPage.field.public';
  const day = WEEK_DAYS.find((name) => name === part);
  if (field === 'timetable' && day) return `orderPage.day.${day}`;
  const known = FIELDS.find((name) => name === field);
  return known ? `orderPage.field.${known}` : 'orderPage.field.other';
}

export function usePlaceWords(): (path: string) => string {
  const text = useText();
  return (path) => text(placeKey(path));
}

/** The wizard opens at the step of that field, and at the field itself. */
export const placeLink = (orderId: string, path: string): string =>
  `/lk/orders/${orderId}/edit?field=${encodeURIComponent(path)}`;
