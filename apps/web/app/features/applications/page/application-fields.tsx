import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import { RemarkList } from '../../../lib/account/casework/remarks/remark-list.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { useNotes } from './earlier.ts';
import { useFieldRows } from './field-values.ts';
import { FlagNotes } from './flag-notes.tsx';
import { PlaceSection } from './place-section.tsx';
import { Requirements } from './requirements.tsx';
import { useMissingFiles } from './use-missing-files.ts';
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
  // Whoever lost the application to a colleague still sees what she had marked.
  const unsent = remarking.remarks.all.length > 0;
  const missing = useMissingFiles(application);
  const [video] = application.videos;
  const videoRow = {
    path: VIDEO,
    label: remarking.label(VIDEO),
    value: video ? <VideoValue video={video} /> : text('applications.files.none'),
    empty: !video,
    note: noteOf(VIDEO),
  };
  return (
    <>
      {application.status === 'ORDER_CREATED' && <FlagNotes flags={application.flags} />}
      <Requirements requirements={application.requirements} />
      <FieldRows title={text('applications.conditions.title')} rows={conditions} remarking={remarking} />
      <FieldRows title={text('applications.timetable.title')} rows={timetable} remarking={remarking} />
      <FieldRows title={text('applications.files.title')} rows={[videoRow]} remarking={remarking} />
      {missing.length > 0 && (
        <FieldRows title={text('applications.files.missing')} rows={missing} remarking={remarking} />
      )}
      <PlaceSection application={application} rows={place} remarking={remarking} />
      {(remarking.allowed || unsent) && <RemarkList remarking={remarking} />}
    </>
  );
}
