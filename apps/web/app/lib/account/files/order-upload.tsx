import { ENTITY_TYPES, type EntityType, type FileType } from '@punkt/domain/files';
import { mostOfType, type OrderFile, type OrderFileKind } from '@punkt/domain/order-files';
import type { FilePurpose } from '@punkt/domain/uploads';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { fieldId } from '../../forms/record-values.ts';
import { useText } from '../../i18n.tsx';
import { idsOfType, isPublic, withIds, withPublic } from './file-changes.ts';
import styles from './files.module.css';

/** What a form with files has: that of an application, and that of a point. */
export interface FilesForm {
  readonly record: { readonly actual_urls: readonly OrderFile[] };
  errorOf(path: string): string | undefined;
  remarkOf(path: string): string | undefined;
  change(
    how: (record: { readonly actual_urls: readonly OrderFile[] }) => { actual_urls: readonly OrderFile[] },
  ): void;
}

interface Props {
  readonly form: FilesForm;
  /** What the file is uploaded to; an application unless told. */
  readonly entityType?: EntityType;
  readonly slot: string;
  readonly type: FileType;
  readonly kind: OrderFileKind;
  readonly label: string;
  readonly hint: string;
  /** A video of a shop may be larger than one of an empty room. */
  readonly purpose?: FilePurpose | undefined;
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
export function OrderUpload(props: Props) {
  const {
    form,
    slot,
    type,
    kind,
    label,
    hint,
    purpose = PURPOSES[kind],
    entityType = ENTITY_TYPES.order,
  } = props;
  const text = useText();
  const files = form.record.actual_urls;
  const ids = idsOfType(files, type);
  const path = `actual_urls.${type}`;
  const most = mostOfType(type);
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
      place={{
        slot: `${slot}/${type}`,
        purpose,
        entityType,
        most,
        night: type === 'nightlyGeneralPhoto',
      }}
      ids={ids}
      onIds={(change) =>
        form.change(({ actual_urls }) => ({
          actual_urls: withIds(actual_urls, type, change(idsOfType(actual_urls, type))),
        }))
      }
      error={form.errorOf(path)}
      count={
        most > 1
          ? text(kind === 'document' ? 'wizard.files.pages' : 'wizard.files.count', {
              count: ids.length,
              most,
            })
          : undefined
      }
      renderMark={kind === 'photo' ? mark : undefined}
    />
  );
}
