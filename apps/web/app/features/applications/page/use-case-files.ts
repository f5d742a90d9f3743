import type { CaseFile } from '../../../lib/account/casework/photos/case-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { useNotes } from './earlier.ts';

/** Photos and papers on one stage, in the order of the form. */
export function useCaseFiles(application: Application): readonly CaseFile[] {
  const text = useText();
  const noteOf = useNotes(application);
  return [...application.photos, ...application.documents].flatMap(
    ({ id, type, mediaType, name, isPublic }) => {
      if (!id) return [];
      const path = `actual_urls.${type}`;
      const notes = [isPublic ? text('applications.files.public') : undefined, noteOf(path)];
      return [{ id, path, type: mediaType, name, note: notes.filter(Boolean).join(' · ') || undefined }];
    },
  );
}
