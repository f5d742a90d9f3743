import { asksGln } from '@punkt/domain/activation';
import { orderOfEntity } from '@punkt/domain/order-record';
import { type FieldRow, FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useFieldWords } from '../../../lib/account/order-fields.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { useNotes } from '../application/application.ts';
import { useMissingFiles } from '../application/case-files.ts';
import { FlagNotes } from '../application/flag-notes.tsx';
import { PlaceSection } from '../application/place-section.tsx';
import { Requirements } from '../application/requirements.tsx';
import { VideoValue } from '../application/video-value.tsx';
import type { Activation } from './activation.ts';
import { SignboardScale } from './signboard-scale.tsx';

interface Props {
  readonly activation: Activation;
  readonly remarking: Remarking;
}

const SIGNBOARD = ['signboard_size', 'signboard_format'] as const;
const GLN = ['owner_gln', 'pickpoint_gln', 'mol_name'] as const;
const VIDEO = 'actual_urls.video';

export function ActivationFields({ activation, remarking }: Props) {
  const text = useText();
  const noteOf = useNotes(activation);
  const words = useFieldWords(orderOfEntity(activation));
  const missing = useMissingFiles(activation);
  const row = (field: (typeof SIGNBOARD | typeof GLN)[number]): FieldRow => ({
    path: field,
    label: remarking.label(field),
    value: words(field) || text('reviewActivation.none'),
    empty: words(field) === '',
    note: noteOf(field),
  });
  const [video] = activation.videos;
  const videoRow: FieldRow = {
    path: VIDEO,
    label: remarking.label(VIDEO),
    value: video ? <VideoValue video={video} /> : text('reviewApplication.files.none'),
    empty: !video,
    note: noteOf(VIDEO),
  };
  return (
    <>
      {activation.stage === 'waiting' && <FlagNotes flags={activation.flags} />}
      <Requirements requirements={activation.requirements} />
      <FieldRows
        title={text('reviewActivation.signboard.title')}
        rows={SIGNBOARD.map(row)}
        remarking={remarking}
      >
        <p>{text('reviewActivation.signboard.text')}</p>
        <SignboardScale size={activation.signboardSize} />
      </FieldRows>
      {asksGln(activation) && (
        <FieldRows title={text('reviewActivation.gln.title')} rows={GLN.map(row)} remarking={remarking} />
      )}
      <FieldRows
        title={text('reviewActivation.cameras.title')}
        rows={[{ ...useCameraRow(activation), note: noteOf('cameras') }]}
        remarking={remarking}
      />
      <FieldRows
        title={text('reviewActivation.lock.title')}
        rows={[{ ...useLockRow(activation), note: noteOf('lock') }]}
        remarking={remarking}
      />
      <FieldRows title={text('reviewApplication.files.title')} rows={[videoRow]} remarking={remarking} />
      {missing.length > 0 && (
        <FieldRows title={text('reviewApplication.files.missing')} rows={missing} remarking={remarking} />
      )}
      <PlaceSection application={activation} rows={[]} remarking={remarking} />
    </>
  );
}

/** What the recorder answered, camera by camera, and when. */
function useCameraRow({ cameras }: Activation): FieldRow {
  const text = useText();
  const label = text('orderPage.field.cameras');
  if (!cameras) return { path: 'cameras', label, value: text('reviewActivation.cameras.none'), empty: true };
  const lines = cameras.cameras.map(({ name, limitDays, status, archAvailability }) =>
    text('reviewActivation.cameras.line', {
      name,
      days: limitDays ?? '—',
      status: text(status === 'online' ? 'reviewActivation.cameras.on' : 'reviewActivation.cameras.off'),
      archive: text(
        archAvailability ? 'reviewActivation.cameras.archive' : 'reviewActivation.cameras.noArchive',
      ),
    }),
  );
  const value = (
    <>
      {text(cameras.isValidated ? 'reviewActivation.cameras.valid' : 'reviewActivation.cameras.invalid', {
        date: cameras.checked ? dateTime(cameras.checked) : '—',
      })}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
  return { path: 'cameras', label, value };
}

/** The lock that opened, or why there is none. */
function useLockRow({ lock }: Activation): FieldRow {
  const text = useText();
  const label = text('orderPage.field.lock');
  if (!lock || lock.status === 'none')
    return { path: 'lock', label, value: text('reviewActivation.lock.none'), empty: true };
  const state = text(`reviewActivation.lock.${lock.status}`);
  const value =
    lock.kind === 'lock'
      ? text('reviewActivation.lock.code', { name: lock.name, state })
      : text('reviewActivation.lock.reason', { text: lock.description, state });
  return { path: 'lock', label, value };
}
