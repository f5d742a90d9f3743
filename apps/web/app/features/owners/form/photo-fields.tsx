import { ENTITY_TYPES } from '@punkt/domain/files';
import { requiredPhotos } from '@punkt/domain/owner-rules';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { DocumentDrawing } from './document-drawing.tsx';
import styles from './photo-fields.module.css';
import type { OwnerForm } from './use-owner-form.ts';

interface Props {
  readonly form: OwnerForm;
  readonly slot: string;
  /** Nobody has this person's document yet: one photo of it is enough. */
  readonly oldPassport?: boolean;
}

const WORDS = { done: 'owners.upload.passport.done', failed: 'owners.upload.passport.failed' } as const;
const LISTS = ['document_photo', 'with_document_photo'] as const;

/** Photos of the document and of the person with it, each beside a drawing that shows how. */
export function PhotoFields({ form, slot, oldPassport = false }: Props) {
  const text = useText();
  const { passport } = form.record;
  const { citizenship, doc_type } = passport;
  const most = requiredPhotos(passport, oldPassport);
  const count = { document_photo: most.document, with_document_photo: most.withPerson };
  return (
    <div className="stack gap-32">
      {LISTS.filter((list) => count[list] > 0).map((list) => (
        <UploadField
          key={list}
          id={`passport-${list}`}
          label={text(`owners.photo.${list}.${doc_type}`)}
          hint={text(`owners.photo.${list}.${doc_type}.hint`)}
          words={WORDS}
          note={form.remarkOf(`passport.${list}`)}
          place={{
            slot: `${slot}/${list}/${citizenship}-${doc_type}`,
            purpose: 'identityPhoto',
            entityType: ENTITY_TYPES.passport,
            most: count[list],
          }}
          ids={passport[list]}
          onIds={(change) =>
            form.change((record) => ({
              ...record,
              passport: { ...record.passport, [list]: change(record.passport[list]) },
            }))
          }
          error={form.errorOf(`passport.${list}`)}
          camera={list === 'document_photo' ? 'environment' : 'user'}
          secret
        >
          <DocumentDrawing list={list} type={doc_type} />
        </UploadField>
      ))}
      <p className={styles.private}>{text('owners.photo.private')}</p>
    </div>
  );
}
