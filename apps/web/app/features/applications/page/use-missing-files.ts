import type { FieldRow } from '../../../lib/account/casework/field-rows.tsx';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { useNotes } from './earlier.ts';

/** Places for photos and papers where nothing stands: a remark may ask for it. The video has a row of its own. */
export function useMissingFiles(application: Application): readonly FieldRow[] {
  const text = useText();
  const name = usePlaceName();
  const noteOf = useNotes(application);
  const empty = application.fileSlots.filter(({ type, filled }) => !filled && type !== 'video');
  return empty.map(({ type, required }) => {
    const path = `actual_urls.${type}`;
    return {
      path,
      label: name(path),
      value: text(required ? 'applications.files.missing.required' : 'applications.files.missing.optional'),
      empty: true,
      note: noteOf(path),
    };
  });
}
