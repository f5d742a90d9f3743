import { useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import type { FieldWords } from '../case/field-words.ts';
import { reasonsFor } from '../remarks/reasons.ts';
import { RemarkEditor } from '../remarks/remark-editor.tsx';
import { RemarkFlag } from '../remarks/remark-flag.tsx';
import type { Remarks } from '../remarks/use-remarks.ts';
import type { Review } from '../reviews-query.ts';
import styles from './photo-panel.module.css';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { PhotoView } from './use-photo-view.ts';

interface Props {
  readonly files: Review['files'];
  readonly view: PhotoView;
  readonly words: FieldWords;
  readonly remarks: Remarks;
  readonly mayRemark: boolean;
}

export function PhotoPanel({ files, view, words, remarks, mayRemark }: Props) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const file = files[view.index];
  if (!file) return <p className={styles.none}>{text('reviews.photos.none')}</p>;
  const alike = files.filter(({ path }) => path === file.path);
  // A remark belongs to the field, which may hold several photos: then the words say which one is meant.
  const number = alike.length > 1 ? text('reviews.photos.number', { number: alike.indexOf(file) + 1 }) : '';
  const reasons = reasonsFor(file.path).map((reason) => text(`reviews.reason.${reason}`));
  const label = words.label(file.path);
  return (
    <section aria-labelledby="photos" className={styles.panel}>
      <h2 id="photos" className="visually-hidden">
        {text('reviews.photos.title')}
      </h2>
      <PhotoStage key={file.id} file={file} label={label} view={view} />
      <div className={styles.caption}>
        <p>
          <b>{label}</b>
          <small>{text('reviews.photos.of', { number: view.index + 1, count: files.length })}</small>
        </p>
        <PhotoTools view={view} />
        {mayRemark && (
          <RemarkFlag
            field={label}
            on={remarks.of(file.path) !== undefined}
            open={editing}
            onClick={() => setEditing(!editing)}
          />
        )}
      </div>
      {mayRemark && editing && (
        <RemarkEditor
          key={file.id}
          initial={remarks.of(file.path) ?? ''}
          reasons={reasons.map((reason) => (number ? `${number}: ${reason}` : reason))}
          onSave={(message) => {
            remarks.set(file.path, message);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
      {files.length > 1 && <PhotoStrip files={files} view={view} words={words} remarks={remarks} />}
    </section>
  );
}
