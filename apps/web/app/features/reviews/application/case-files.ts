import type { FieldRow } from '../../../lib/account/casework/field-rows.tsx';
import type { CaseFile } from '../../../lib/account/casework/photos/case-file.ts';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Application, useNotes } from './application.ts';

/** Photos and papers on one stage, in the order of the form. */
export function useCaseFiles(application: Application): readonly CaseFile[] {
  const text = useText();
  const noteOf = useNotes(application);
  return [...application.photos, ...application.documents].flatMap(
    ({ id, type, mediaType, name, isPublic }) => {
      if (!id) return [];
      const path = `actual_urls.${type}`;
      const notes = [isPublic ? text('reviewApplication.files.public') : undefined, noteOf(path)];
      return [{ id, path, type: mediaType, name, note: notes.filter(Boolean).join(' · ') || undefined }];
    },
  );
}

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
      value: text(
        required ? 'reviewApplication.files.missing.required' : 'reviewApplication.files.missing.optional',
      ),
      empty: true,
      note: noteOf(path),
    };
  });
}
