import { FILE_TYPES } from '@punkt/domain/files';
import { blankOrder, type OrderField } from '@punkt/domain/order-record';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { useText } from '../../../lib/i18n.tsx';

const FIELDS = Object.keys(blankOrder('RU', '')) as OrderField[];

/** How people call the places a remark sticks to; one we do not know is shown as it is. */
export function usePlaceName(): (path: string) => string {
  const text = useText();
  return (path) => {
    const [head, tail] = path.split('.');
    const file = head === 'actual_urls' && FILE_TYPES.find((type) => type === tail);
    if (file) return text(`orderPage.file.${file}`);
    const day = head === 'timetable' && WEEK_DAYS.find((name) => name === tail);
    if (day) return text(`orderPage.day.${day}`);
    const field = FIELDS.find((name) => name === path);
    return field ? text(`orderPage.field.${field}`) : path;
  };
}
