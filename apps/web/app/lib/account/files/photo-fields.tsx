import { type EntityType, type FileType, MINIMUM_PUBLIC_PHOTOS, REQUIRED_PHOTOS } from '@punkt/domain/files';
import type { FilePurpose } from '@punkt/domain/uploads';
import { FieldError } from '../../../components/field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { useText } from '../../i18n.tsx';
import { publicCount } from './file-changes.ts';
import styles from './files.module.css';
import { type FilesForm, OrderUpload } from './order-upload.tsx';

interface Props {
  readonly form: FilesForm;
  readonly slot: string;
  /** Those that were welcome are due by now. */
  readonly all?: boolean;
  readonly upload?: { readonly purpose: FilePurpose; readonly entityType: EntityType };
}

/** Asked for later, welcome now. */
const FURTHER = [
  'warehouseAreaPhoto',
  'surveillancePhoto',
  'bracketPhoto',
] as const satisfies readonly FileType[];

type PhotoType = (typeof REQUIRED_PHOTOS.creation)[number] | (typeof FURTHER)[number];

export function PhotoFields({ form, slot, all = false, upload }: Props) {
  const text = useText();
  const field = (type: PhotoType) => (
    <div key={type}>
      <OrderUpload
        form={form}
        slot={slot}
        type={type}
        kind="photo"
        {...upload}
        label={text(`orderPage.file.${type}`)}
        hint={text(`wizard.photo.${type}.hint`)}
      />
    </div>
  );
  if (all)
    return (
      <FormGroup title={text('wizard.photos.title')} text={text('wizard.photos.all')}>
        {[...FURTHER, ...REQUIRED_PHOTOS.creation].map(field)}
        <PublicCount form={form} />
      </FormGroup>
    );
  return (
    <>
      <FormGroup title={text('wizard.photos.title')} text={text('wizard.photos.text')}>
        {REQUIRED_PHOTOS.creation.map(field)}
        <PublicCount form={form} />
      </FormGroup>
      <details className={styles.further}>
        <summary>{text('wizard.photos.further')}</summary>
        <FormGroup text={text('wizard.photos.further.text')}>{FURTHER.map(field)}</FormGroup>
      </details>
    </>
  );
}

/** «3 of 3»: how many photos customers may see. */
function PublicCount({ form }: { readonly form: FilesForm }) {
  const text = useText();
  const count = publicCount(form.record.actual_urls);
  const error = form.errorOf('actual_urls.public');
  const remark = form.remarkOf('actual_urls.public');
  return (
    <div data-wide className={styles.public} data-enough={count >= MINIMUM_PUBLIC_PHOTOS || undefined}>
      {/* The first problem of a step gets the focus, also where it belongs to no input. */}
      <p role="status" tabIndex={error ? -1 : undefined} data-problem={error ? true : undefined}>
        {text(count > MINIMUM_PUBLIC_PHOTOS ? 'wizard.public.more' : 'wizard.public.count', {
          count,
          most: MINIMUM_PUBLIC_PHOTOS,
        })}
      </p>
      <p>{text('wizard.public.text')}</p>
      <FieldError id="actual_urls-public" error={error} />
      {remark && <p className={styles.remark}>{remark}</p>}
    </div>
  );
}
