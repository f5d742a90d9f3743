import type { FieldRow } from '../../../lib/account/casework/field-rows.tsx';
import type { CaseFile } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Application, useNotes } from './application.ts';
import { replacedFiles } from './changes.tsx';

/** Photos and papers on one stage, in the order of the form. */
export function useCaseFiles(application: Application): readonly CaseFile[] {
  const text = useText();
  const noteOf = useNotes(application);
  const known = new Set(
    [...(application.earlier?.photos ?? []), ...(application.earlier?.documents ?? [])].map(({ url }) => url),
  );
  const gone = replacedFiles(application);
  const seen = new Set<string>();
  const shown = [...application.photos, ...application.documents].flatMap((file) => {
    const path = `actual_urls.${file.type}`;
    const fresh = application.earlier !== null && !known.has(file.url);
    const notes = [
      fresh ? text('reviews.changes.added') : undefined,
      file.isPublic ? text('reviewApplication.files.public') : undefined,
      noteOf(path),
    ];
    const own = caseFile(file, path, notes.filter(Boolean).join(' · ') || undefined);
    // What it took the place of stands right behind it, so that one key goes from the one to the other.
    const before = fresh && !seen.has(file.type) ? gone.filter(({ type }) => type === file.type) : [];
    if (fresh) seen.add(file.type);
    return [
      ...own,
      ...before.flatMap((old) => caseFile(old, path).map((each) => ({ ...each, earlier: true }))),
    ];
  });
  const removed = gone.filter(({ type }) => !seen.has(type) && type !== 'video');
  return [
    ...shown,
    ...removed.flatMap((old) =>
      caseFile(old, `actual_urls.${old.type}`, text('reviews.changes.removed')).map((each) => ({
        ...each,
        earlier: true,
      })),
    ),
  ];
}

const caseFile = (
  { id, mediaType, name }: Application['photos'][number],
  path: string,
  note?: string,
): readonly CaseFile[] => (id ? [{ id, path, type: mediaType, name, note }] : []);

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
