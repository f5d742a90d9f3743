import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import { FILES_OF_ONE_TYPE, type OrderFileKind } from '@punkt/domain/order-files';
import type { FilePurpose } from '@punkt/domain/uploads';
import { UploadField } from '../../../../components/upload/upload-field.tsx';
import { fieldId } from '../../../../lib/forms/record-values.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import { idsOfType, isPublic, withIds, withPublic } from './file-changes.ts';
import styles from './files.module.css';

interface Props {
  readonly form: OrderForm;
  readonly slot: string;
  readonly type: FileType;
  readonly kind: OrderFileKind;
  readonly label: string;
  readonly hint: string;
}

const PURPOSES = {
  photo: 'orderPhoto',
  document: 'orderDocument',
  video: 'creationVideo',
} as const satisfies Record<OrderFileKind, FilePurpose>;

const WORDS = {
  photo: { done: 'wizard.upload.photo.done', failed: 'wizard.upload.photo.failed' },
  document: { done: 'wizard.upload.document.done', failed: 'wizard.upload.document.failed' },
  video: { done: 'wizard.upload.video.done', failed: 'wizard.upload.video.failed' },
} as const;

/** Files of one type. What fails here keeps the application and can be tried again. */
export function OrderUpload({ form, slot, type, kind, label, hint }: Props) {
  const text = useText();
  const files = form.record.actual_urls;
  const ids = idsOfType(files, type);
  const path = `actual_urls.${type}`;
  const most = kind === 'video' ? 1 : FILES_OF_ONE_TYPE;
  const mark = (id: string, title: string) => (
    <label className={styles.mark}>
      <input
        type="checkbox"
        checked={isPublic(files, id)}
        onChange={({ target }) =>
          form.change(({ actual_urls }) => ({ actual_urls: withPublic(actual_urls, id, target.checked) }))
        }
      />
      {text('wizard.public.mark')}
      <span className="visually-hidden">: {title}</span>
    </label>
  );
  return (
    <UploadField
      id={fieldId(path)}
      label={label}
      hint={hint}
      note={form.remarkOf(path)}
      words={WORDS[kind]}
      place={{ slot: `${slot}/${type}`, purpose: PURPOSES[kind], entityType: ENTITY_TYPES.order, most }}
      ids={ids}
      onIds={(change) =>
        form.change(({ actual_urls }) => ({
          actual_urls: withIds(actual_urls, type, change(idsOfType(actual_urls, type))),
        }))
      }
      error={form.errorOf(path)}
      count={most > 1 ? text('wizard.files.count', { count: ids.length, most }) : undefined}
      renderMark={kind === 'photo' ? mark : undefined}
    />
  );
}
