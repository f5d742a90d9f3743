import { ENTITY_TYPES, SMALL_FORM_FILES } from '@punkt/domain/files';
import type { OrderFile } from '@punkt/domain/order-files';
import { isOwnerRole } from '@punkt/domain/permissions';
import { checkSignboard } from '@punkt/domain/point-requests';
import {
  SIGNBOARD_FORMATS,
  SIGNBOARD_SIZE_NAMES,
  type SignboardFormat,
  type SignboardSize,
} from '@punkt/domain/premises';
import type { RecordTable } from '@punkt/domain/record-table';
import { Link } from 'react-router';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { idsOfType, withIds } from '../../../lib/account/files/file-changes.ts';
import { useSignboardSize } from '../../../lib/account/order-fields.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api } from '../../../lib/client.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useText } from '../../../lib/i18n.tsx';
import { PointOpened } from '../point-opened.tsx';
import type { Point } from '../point-queries.ts';
import { PointShut } from '../point-shut.tsx';
import { useKeptRequest } from './kept-request.ts';
import { RequestForm, RequestNotice, RequestScreen } from './request-parts.tsx';
import { useRequest } from './use-request.ts';

interface SignboardRecord {
  readonly signboardFormat: SignboardFormat | null;
  readonly signboardSize: SignboardSize | null;
  readonly files: readonly OrderFile[];
}

const TABLE = {
  signboardFormat: { entity: 'signboardFormat', step: null, kind: 'choice', options: SIGNBOARD_FORMATS },
  signboardSize: { entity: 'signboardSize', step: null, kind: 'choice', options: SIGNBOARD_SIZE_NAMES },
  files: { entity: 'signboardUrls', step: null, kind: 'own', at: 'signboardUrls' },
} as const satisfies RecordTable;

export function SignboardScreen({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <PointOpened id={id}>
      {(point) => (
        <RequestScreen point={point} title={text('pointPage.signboard.title')}>
          {hasNothing(point) ? (
            <PointShut point={point} door="editSignboard" />
          ) : (
            <>
              <State point={point} />
              {point.abilities.includes('editSignboard') && <Form point={point} />}
            </>
          )}
        </RequestScreen>
      )}
    </PointOpened>
  );
}

/** Of a blocked point its owner still reads how the signboard stands; for everybody else there is nothing here. */
const hasNothing = ({ abilities, role, signboard }: Point): boolean =>
  !abilities.includes('editSignboard') && (!isOwnerRole(role) || signboard.status === 'none');

function State({ point: { signboard } }: { readonly point: Point }) {
  const text = useText();
  if (signboard.status === 'none') return null;
  if (signboard.status === 'rejected')
    return (
      <RequestNotice kind="rejected" title={text('pointPage.signboard.rejected')}>
        <p>{signboard.comment}</p>
        <p>
          <Link to="/lk/tickets/create?type=112">{text('pointPage.signboard.ask')}</Link>
        </p>
      </RequestNotice>
    );
  return (
    <RequestNotice
      kind={signboard.status === 'waiting' ? 'waiting' : 'done'}
      title={text(`pointPage.signboard.${signboard.status}`)}
    />
  );
}

/** Our type of a photo that is about a signboard; the call itself carries addresses alone. */
const TYPE = 'bracketPhoto';

function Form({ point }: { readonly point: Point }) {
  const text = useText();
  const sizeWords = useSignboardSize();
  const { user_id } = useUser();
  const { signboard } = point;
  const name = `${user_id}.signboard.${point.id}`;
  const form = useRecordForm<SignboardRecord>(
    useKeptRequest<SignboardRecord>(
      name,
      {
        signboardFormat: signboard.signboardFormat,
        signboardSize: signboard.signboardSize,
        files: signboard.signboardUrls.map((url) => ({ url, type: TYPE, isPublic: false })),
      },
      'files',
    ),
    {
      table: TABLE,
      check: ({ files, ...choice }) =>
        checkSignboard({ ...choice, signboardUrls: files.map(({ url }) => url) }),
    },
  );
  const slot = `${user_id}/signboard/${point.id}`;
  const { signboardFormat, signboardSize, files } = form.record;
  const { busy, submit } = useRequest({
    form,
    pointId: point.id,
    name,
    slot,
    done: 'pointPage.signboard.saved',
    failed: 'pointPage.signboard.failed',
    placeOf: (path) => (path.startsWith('signboardUrls') ? 'signboardUrls' : path),
    hasArrived: async (record) => {
      const { signboard: now } = await api('GET /api/v4/points/:id', { params: { id: point.id } });
      return (
        now.status === 'waiting' &&
        now.signboardFormat === record.signboardFormat &&
        now.signboardSize === record.signboardSize &&
        now.signboardUrls.join() === record.files.map(({ url }) => url).join()
      );
    },
    send: (record) =>
      api('POST /api/v2/pickpoint/signboard/update', {
        body: {
          pickpointId: point.id,
          signboardFormat: record.signboardFormat ?? 'none',
          signboardSize: record.signboardSize ?? 'none',
          signboardUrls: record.files.map(({ url }) => url),
        },
      }),
  });
  return (
    <RequestForm
      point={point}
      label={text('pointPage.signboard.title')}
      attempt={form.attempt}
      shown={form.shown}
      busy={busy}
      send={text('pointPage.save')}
      onSend={() => void submit()}
    >
      <FormGroup text={text('pointPage.signboard.text')}>
        <ChoiceField
          {...form.about('signboardFormat')}
          wide
          narrow
          label={text('pointPage.field.signboard_format')}
          value={signboardFormat ?? ''}
          options={SIGNBOARD_FORMATS.map((value) => ({
            value,
            label: text(`orderPage.signboardFormat.${value}`),
          }))}
          onChange={(value) => form.change({ signboardFormat: value })}
        />
        <ChoiceField
          {...form.about('signboardSize')}
          wide
          label={text('pointPage.field.signboard_size')}
          value={signboardSize ?? ''}
          options={SIGNBOARD_SIZE_NAMES.map((value) => ({ value, label: sizeWords(value) }))}
          onChange={(value) => form.change({ signboardSize: value })}
        />
        <div data-wide>
          <UploadField
            id="signboardUrls"
            label={text('pointPage.signboard.photos')}
            hint={text('pointPage.signboard.photos.hint')}
            place={{ slot, purpose: 'pointPhoto', entityType: ENTITY_TYPES.point, most: SMALL_FORM_FILES }}
            ids={idsOfType(files, TYPE)}
            onIds={(change) =>
              form.change((record) => ({
                files: withIds(record.files, TYPE, change(idsOfType(record.files, TYPE))),
              }))
            }
            error={form.errorOf('signboardUrls')}
          />
        </div>
      </FormGroup>
    </RequestForm>
  );
}
