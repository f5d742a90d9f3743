import { useEffect, useState } from 'react';
import { useText } from '../../../i18n.tsx';
import { RemarkEditor } from '../remarks/remark-editor.tsx';
import { RemarkFlag } from '../remarks/remark-flag.tsx';
import type { Remarking } from '../remarks/use-remarks.ts';
import type { CaseFile } from './case-file.ts';
import styles from './photo-panel.module.css';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoTools } from './photo-tools.tsx';
import type { PhotoView } from './use-photo-view.ts';

interface Props {
  readonly files: readonly CaseFile[];
  readonly view: PhotoView;
  readonly remarking: Remarking;
}

/** Its tools stand above the photo: below it the bar of decisions would lie over them on a low screen. */
export function PhotoPanel({ files, view, remarking }: Props) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const { remarks, allowed, label, reasonsOf } = remarking;
  const { kept } = remarks;
  // What was typed has been added by a decision: the box is done.
  useEffect(() => {
    if (kept > 0) setEditing(false);
  }, [kept]);
  const file = files[view.index];
  if (!file) return <p className={styles.none}>{text('casework.photos.none')}</p>;
  const alike = files.filter(({ path, earlier }) => path === file.path && !earlier);
  // A remark belongs to the field, which may hold several photos: then the words say which one is meant.
  const number = alike.length > 1 ? text('casework.photos.number', { number: alike.indexOf(file) + 1 }) : '';
  const name = file.earlier ? text('casework.changes.before', { name: label(file.path) }) : label(file.path);
  return (
    <section aria-labelledby="photos" className={styles.panel}>
      <h2 id="photos" className="visually-hidden">
        {text('casework.photos.title')}
      </h2>
      <div className={styles.caption}>
        <p>
          <b>{name}</b>
          <small>
            {text('casework.photos.of', { number: view.index + 1, count: files.length })}
            {file.note && ` · ${file.note}`}
          </small>
        </p>
        <PhotoTools view={view} />
        {allowed && !file.earlier && (
          <RemarkFlag
            field={name}
            on={remarks.of(file.path) !== undefined}
            open={editing}
            photo
            onClick={() => setEditing(!editing)}
          />
        )}
      </div>
      {allowed && editing && !file.earlier && (
        <RemarkEditor
          key={file.id}
          initial={remarks.typedAt(file.path) ?? remarks.of(file.path) ?? ''}
          said={remarks.of(file.path) !== undefined}
          reasons={reasonsOf(file.path).map((reason) => (number ? `${number}: ${reason}` : reason))}
          onType={(words) => remarks.type(file.path, words)}
          onSave={(message) => {
            remarks.set(file.path, message);
            setEditing(false);
          }}
          onCancel={() => {
            remarks.forget(file.path);
            setEditing(false);
          }}
        />
      )}
      <div className={styles.photos} data-several={files.length > 1 || undefined}>
        <PhotoStage key={file.id} file={file} label={name} view={view} />
        {files.length > 1 && <PhotoStrip files={files} view={view} remarking={remarking} />}
      </div>
    </section>
  );
}
