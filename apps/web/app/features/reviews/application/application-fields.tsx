import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Application, useNotes } from './application.ts';
import { useMissingFiles } from './case-files.ts';
import { Changes, fileChanges } from './changes.tsx';
import { useFieldRows } from './field-values.ts';
import { FlagNotes } from './flag-notes.tsx';
import { PlaceSection } from './place-section.tsx';
import { Requirements } from './requirements.tsx';
import { VideoValue } from './video-value.tsx';

interface Props {
  readonly application: Application;
  readonly remarking: Remarking;
}

const VIDEO = 'actual_urls.video';

export function ApplicationFields({ application, remarking }: Props) {
  const text = useText();
  const noteOf = useNotes(application);
  const { place, conditions, timetable } = useFieldRows(application);
  const missing = useMissingFiles(application);
  const [video] = application.videos;
  const videoChange = fileChanges(application).get('video');
  const videoRow = {
    path: VIDEO,
    label: remarking.label(VIDEO),
    value: video ? <VideoValue video={video} /> : text('reviewApplication.files.none'),
    empty: !video,
    note:
      [noteOf(VIDEO), videoChange && text(`reviews.changes.${videoChange}`)].filter(Boolean).join(' · ') ||
      undefined,
  };
  return (
    <>
      <Changes application={application} rows={[...conditions, ...timetable, ...place]} />
      {application.stage === 'waiting' && (
        // What came back is told by what changed, where that is known.
        <FlagNotes
          flags={application.flags.filter((flag) => !application.earlier || flag !== 'resubmitted')}
        />
      )}
      <Requirements requirements={application.requirements} />
      <FieldRows title={text('reviewApplication.conditions.title')} rows={conditions} remarking={remarking} />
      <FieldRows title={text('reviewApplication.timetable.title')} rows={timetable} remarking={remarking} />
      <FieldRows title={text('reviewApplication.files.title')} rows={[videoRow]} remarking={remarking} />
      {missing.length > 0 && (
        <FieldRows title={text('reviewApplication.files.missing')} rows={missing} remarking={remarking} />
      )}
      <PlaceSection application={application} rows={place} remarking={remarking} />
    </>
  );
}
