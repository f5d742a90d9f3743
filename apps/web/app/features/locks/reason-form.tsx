import type { LockInfo } from '@punkt/contract/order-data';
import { SMALL_FORM_FILES } from '@punkt/domain/files';
import { characters } from '@punkt/domain/length';
import { checkLockReason } from '@punkt/domain/lock-rules';
import { LOCK_REASON_PHOTO, LOCK_REASONS, LOCK_TERMS, type LockReason } from '@punkt/domain/lock-terms';
import type { RecordOf, RecordTable } from '@punkt/domain/record-table';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { useFocusProblem } from '../../components/form/form-problems.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { StepButtons } from '../../components/stepper/steps.tsx';
import { UploadField } from '../../components/upload/upload-field.tsx';
import { liveKey } from '../../lib/account/live-keys.ts';
import { sendOrAsk } from '../../lib/account/send-or-ask.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { localDrafts } from '../../lib/forms/local-drafts.ts';
import { changedFields, fieldId } from '../../lib/forms/record-values.ts';
import { useRecord, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import { fileUrl } from '../../lib/uploads/private-file.ts';
import { hasUploads } from '../../lib/uploads/uploads.ts';
import { flowName } from './lock-flows.ts';
import { PHOTO_WORDS, photoPlace } from './lock-photos.tsx';
import { remarksOf } from './lock-update.tsx';
import styles from './locks.module.css';

/** Where staff remark on them. */
const PHOTOS = `photos.${LOCK_REASON_PHOTO}`;

const REASON_FIELDS = {
  reason: { kind: 'choice', entity: 'reason', step: 1, options: LOCK_REASONS },
  description: { kind: 'lines', entity: 'description', step: 1, max: LOCK_TERMS.reasonDescription.max },
  photos: { kind: 'ids', entity: 'photos', step: 1, at: PHOTOS },
} as const satisfies RecordTable;

type ReasonRecord = RecordOf<typeof REASON_FIELDS>;

const BLANK: ReasonRecord = { reason: null, description: '', photos: [] };

const recordOf = (info: LockInfo | null): ReasonRecord =>
  info
    ? { reason: info.reason, description: info.description, photos: info.photos.map(({ id }) => id) }
    : BLANK;

const photosOf = ({ photos }: ReasonRecord) =>
  photos.map((id) => ({ url: fileUrl(id), type: LOCK_REASON_PHOTO }) as const);

const check = (record: ReasonRecord) => checkLockReason({ ...record, photos: photosOf(record) });

interface Kept {
  readonly record: ReasonRecord;
  /** What it was written over: after an answer of staff it is of yesterday. */
  readonly over: string;
}

const local = localDrafts<Kept>('lockReason');

interface Props {
  readonly userId: string;
  readonly orderId: string;
  /** What staff sent back; none while nothing was sent. */
  readonly info: LockInfo | null;
  readonly online: boolean;
}

/** Why there is no lock: a reason, a few words, and photos of what is in the way. */
export function ReasonForm(props: Props) {
  const { info } = props;
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { form, busy, slot, send } = useReason(props);
  useFocusProblem(ref, form.attempt);
  const { reason, description, photos } = form.record;
  const count = characters(description.trim());
  const { min, max } = LOCK_TERMS.reasonDescription;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate aria-labelledby="lock-reason">
      <header>
        <h2 id="lock-reason">{text(info ? 'elock.reason.remark.title' : 'elock.reason.title')}</h2>
        {info?.comment && <blockquote>{text('elock.reason.remark', { text: info.comment })}</blockquote>}
        <p>{text('elock.reason.text')}</p>
      </header>
      <ChoiceField<LockReason>
        id={fieldId('reason')}
        wide
        label={text('elock.reason.label')}
        value={reason ?? ''}
        options={LOCK_REASONS.map((value) => ({ value, label: text(`elock.reason.${value}`) }))}
        error={form.errorOf('reason')}
        hint={form.remarkOf('reason')}
        onChange={(value) => form.change({ reason: value })}
      />
      <TextArea
        {...form.bind('description')}
        wide
        label={text('elock.reason.description')}
        hint={text('elock.reason.description.hint')}
        counter={{
          text: text('elock.reason.count', { count, max }),
          wrong: count > max || (count > 0 && count < min),
        }}
      />
      <UploadField
        id={fieldId('photos')}
        label={text('elock.reason.photos')}
        hint={text('elock.reason.photos.hint')}
        note={form.remarkOf(PHOTOS)}
        words={PHOTO_WORDS}
        place={photoPlace(slot, LOCK_REASON_PHOTO, SMALL_FORM_FILES)}
        ids={photos}
        onIds={(change) => form.change((now) => ({ photos: change(now.photos) }))}
        error={form.errorOf('photos') ?? form.errorOf(PHOTOS)}
      />
      <StepButtons>
        <Button type="submit" busy={busy}>
          {text('elock.reason.send')}
          <ForwardIcon />
        </Button>
      </StepButtons>
    </form>
  );
}

function useReason({ userId, orderId, info, online }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const name = flowName(userId, orderId);
  const over = info?.updated ?? '';
  const [begun] = useState(() => recordOf(info));
  const [start] = useState(() => {
    const kept = local.read(name);
    return kept?.over === over ? { ...begun, ...kept.record } : begun;
  });
  const remarks = useMemo(() => (info ? remarksOf(info) : {}), [info]);
  const form = useRecordForm(useRecord(start, begun), {
    table: REASON_FIELDS,
    check,
    remarks,
    remarkText: 'elock.reason.remark',
  });
  const slot = `${userId}/lockReason/${orderId}`;
  const { record } = form;
  useEffect(() => {
    if (changedFields(REASON_FIELDS, begun, record).length > 0) local.write(name, { record, over });
  }, [begun, record, name, over]);

  async function call(): Promise<void> {
    const { reason, description } = form.latest();
    const given = {
      pickpoint_order_id: orderId,
      reason: reason ?? 'other',
      description: description.trim(),
      photos: photosOf(form.latest()),
    };
    if (info)
      await api('POST /api/v2/pickpoint-order/elock/update', {
        body: { ...given, update_fields: ['reason', 'description', 'photos'] },
      });
    else await api('POST /api/v2/pickpoint-order/elock/set-reason', { body: given });
  }

  async function send(): Promise<void> {
    if (busy || !form.tryOn()) return;
    if (hasUploads(slot)) return void notify({ kind: 'warning', title: { key: 'elock.uploading' } });
    if (!online)
      return void notify({
        kind: 'warning',
        title: { key: 'elock.offline.title' },
        text: { key: 'elock.reason.offline' },
      });
    setBusy(true);
    try {
      await sendOrAsk(call, async () => {
        const order = await api('GET /api/v4/order/:id', { params: { id: orderId } });
        return order.eLockInfo?.next === 'wait';
      });
      local.forget(name);
      notify({ kind: 'success', title: { key: 'elock.reason.sent' } });
      await client.invalidateQueries({ queryKey: liveKey('order') });
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0)
        form.refuse(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      notifyError(error, 'elock.reason.failed');
    } finally {
      setBusy(false);
    }
  }

  return { form, busy, slot, send };
}
