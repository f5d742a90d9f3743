import type { LockInfo } from '@punkt/contract/order-data';
import { checkLock } from '@punkt/domain/lock-rules';
import { cleanControllerCode, LOCK_PHOTOS, LOCK_TERMS, type LockUpdateField } from '@punkt/domain/lock-terms';
import type { RecordOf, RecordTable } from '@punkt/domain/record-table';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormLevel } from '../../components/form/form-group.tsx';
import { FormProblems, useFocusProblem } from '../../components/form/form-problems.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { StepButtons } from '../../components/stepper/steps.tsx';
import { liveKey } from '../../lib/account/live-keys.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/client.ts';
import { changedFields } from '../../lib/forms/record-values.ts';
import { useRecord, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import { hasUploads } from '../../lib/uploads/uploads.ts';
import { LockPhotos } from './lock-photos.tsx';
import styles from './locks.module.css';
import { lockPhotos } from './send-answer.ts';

const photo = (name: string) => ({ kind: 'ids', entity: name, step: 1, at: `photos.${name}` }) as const;

/** What staff may have remarked on, each at its own place. */
const LOCK_FIELDS = {
  elock_name: { kind: 'text', entity: 'elockName', step: 1, max: LOCK_TERMS.codeMaximum },
  doorFromInsidePhoto: photo('doorFromInsidePhoto'),
  doorFromTheEndPhoto: photo('doorFromTheEndPhoto'),
  controllerPhoto: photo('controllerPhoto'),
} as const satisfies RecordTable;

type LockRecord = RecordOf<typeof LOCK_FIELDS>;

const idsOf = ({ photos }: LockInfo, type: string): string[] =>
  photos.filter((file) => file.type === type).map(({ id }) => id);

const recordOf = (info: LockInfo): LockRecord => ({
  elock_name: info.elockName,
  doorFromInsidePhoto: idsOf(info, 'doorFromInsidePhoto'),
  doorFromTheEndPhoto: idsOf(info, 'doorFromTheEndPhoto'),
  controllerPhoto: idsOf(info, 'controllerPhoto'),
});

const check = ({ elock_name, ...photos }: LockRecord) =>
  checkLock({ name: elock_name, photos: lockPhotos(photos), clicked: true });

export const remarksOf = ({ remarks }: LockInfo) =>
  Object.fromEntries(remarks.map(({ path, message }) => [path, message]));

interface Props {
  readonly userId: string;
  readonly orderId: string;
  readonly info: LockInfo;
}

/** A lock that staff sent back: its code and its photos are put right, and nothing else is asked for again. */
export function LockUpdate({ userId, orderId, info }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const { form, busy, idle, slot, send } = useLockUpdate(userId, orderId, info);
  useFocusProblem(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate aria-labelledby="lock-update">
      <header>
        <h2 id="lock-update">{text('elock.update.title')}</h2>
        <p>{text('elock.update.text')}</p>
        {info.comment && <blockquote>{text('elock.reason.remark', { text: info.comment })}</blockquote>}
      </header>
      <FormLevel value={3}>
        <TextField
          {...form.bind('elock_name')}
          wide
          figures
          label={text('elock.code')}
          hint={text('elock.code.hint')}
          placeholder={LOCK_TERMS.codePlaceholder}
          autoComplete="off"
          parse={(shown) => shown.toUpperCase()}
        />
        <LockPhotos
          slot={slot}
          photos={form.record}
          onIds={(name, change) => form.change((now) => ({ [name]: change(now[name]) }))}
          errorOf={form.errorOf}
          remarkOf={form.remarkOf}
        />
      </FormLevel>
      <FormProblems>{idle && text('elock.update.nothing')}</FormProblems>
      <StepButtons>
        <Button type="submit" busy={busy}>
          {text('elock.update.send')}
          <ForwardIcon />
        </Button>
      </StepButtons>
    </form>
  );
}

function useLockUpdate(userId: string, orderId: string, info: LockInfo) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [idle, setIdle] = useState(false);
  const [begun] = useState(() => recordOf(info));
  const remarks = useMemo(() => remarksOf(info), [info]);
  const form = useRecordForm(useRecord(begun), {
    table: LOCK_FIELDS,
    check,
    remarks,
    remarkText: 'elock.reason.remark',
  });
  const slot = `${userId}/lockUpdate/${orderId}`;

  /** On the wire the three photos are one field. */
  const named = (): LockUpdateField[] => {
    const changed = changedFields(LOCK_FIELDS, begun, form.latest());
    return [
      ...(changed.includes('elock_name') ? (['elock_name'] as const) : []),
      ...(LOCK_PHOTOS.some((each) => changed.includes(each)) ? (['photos'] as const) : []),
    ];
  };

  async function send(): Promise<void> {
    if (busy) return;
    if (hasUploads(slot)) return void notify({ kind: 'warning', title: { key: 'elock.uploading' } });
    if (!form.tryOn()) return;
    const update_fields = named();
    setIdle(update_fields.length === 0);
    if (update_fields.length === 0) return;
    setBusy(true);
    try {
      const { elock_name, ...photos } = form.latest();
      await api('POST /api/v2/pickpoint-order/elock/update', {
        body: {
          pickpoint_order_id: orderId,
          elock_name: cleanControllerCode(elock_name),
          photos: lockPhotos(photos),
          update_fields,
        },
      });
      notify({ kind: 'success', title: { key: 'elock.update.sent' } });
      await client.invalidateQueries({ queryKey: liveKey('order') });
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0)
        form.refuse(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      notifyError(error, 'elock.failed.activate');
    } finally {
      setBusy(false);
    }
  }

  return { form, busy, idle, slot, send };
}
