import { ENTITY_TYPES, FILE_LIMITS_MB, MEGABYTE } from '@punkt/domain/files';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FieldError } from '../../../../components/field.tsx';
import form from '../../../../components/form/form.module.css';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { usePhrase } from '../../../../lib/notifications/use-phrase.ts';
import { useObjectUrl, useSecretImage } from '../../../../lib/uploads/previews.ts';
import { runUpload } from '../../../../lib/uploads/run-upload.ts';
import { uploadWire } from '../../../../lib/uploads/upload-wire.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { complaintOf } from '../state/complaint.ts';
import styles from './fields.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** The address of the picture, or nothing. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly onBlur: () => void;
}

/** A picture of the public site: sent at once, kept as its address. */
export function ImageField({ id, label, error, value, onChange, onBlur }: Props) {
  const text = useText();
  const say = usePhrase();
  const inputId = useId();
  const [share, setShare] = useState<number | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    if (!/^image\/(png|jpeg)$/.test(file.type) || file.size > FILE_LIMITS_MB.image * MEGABYTE)
      return notify({
        kind: 'error',
        title: { key: 'editor.failed' },
        text: { key: 'editor.image.wrong', params: { size: FILE_LIMITS_MB.image } },
      });
    setShare(0);
    try {
      const job = { uuid: uuid(), file, name: file.name, entityType: ENTITY_TYPES.user };
      const watch = {
        signal: AbortSignal.timeout(600_000),
        onProgress: setShare,
        onWaiting: () => undefined,
        fresh: true,
      };
      const [stored] = await runUpload(job, uploadWire, watch);
      if (stored) onChange(stored.imageUrl);
      notify({ kind: 'success', title: { key: 'editor.done' }, text: { key: 'editor.image.done' } });
    } catch (failure) {
      const complaint = complaintOf(failure, say);
      if (complaint) notify(complaint);
    } finally {
      setShare(null);
      onBlur();
    }
  };
  return (
    <div className={form.field}>
      <span id={id} tabIndex={-1}>
        {label}
      </span>
      <div className={styles.image}>
        {value && <Picture address={value} />}
        <label htmlFor={inputId}>
          <input
            id={inputId}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={id}
            onChange={({ target }) => void send(target.files?.[0])}
          />
          {share === null
            ? text(value ? 'editor.image.other' : 'editor.image.choose')
            : text('editor.image.sending', { percent: Math.round(share * 100) })}
        </label>
        {value && (
          <Button look="quiet" onClick={() => onChange('')}>
            {text('editor.image.remove')}
          </Button>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What was uploaded a moment ago is its owner's alone until the draft is saved, so it is fetched with the token. */
function Picture({ address }: { readonly address: string }) {
  const id = /^\/api\/v4\/files\/([\w-]+)/.exec(address)?.[1] ?? null;
  const own = useObjectUrl(useSecretImage(id, false) ?? undefined);
  const source = id === null ? address : own;
  return source ? <img src={source} alt="" /> : null;
}
