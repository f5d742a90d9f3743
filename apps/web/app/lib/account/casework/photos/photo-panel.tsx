import IconMaximize from 'icon:maximize';
import IconRotateClockwise from 'icon:rotate-clockwise';
import IconZoomIn from 'icon:zoom-in';
import IconZoomOut from 'icon:zoom-out';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useText } from '../../../i18n.tsx';
import { usePrivateFile } from '../../use-private-file.ts';
import { RemarkEditor } from '../remarks/remark-editor.tsx';
import { RemarkFlag } from '../remarks/remark-flag.tsx';
import type { Remarking } from '../remarks/use-remarks.ts';
import styles from './photo-panel.module.css';
import { PhotoStage } from './photo-stage.tsx';
import type { CaseFile, PhotoView } from './use-photo-view.ts';

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
    <section aria-labelledby="photos" className="column gap-12">
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

function PhotoTools({ view }: { readonly view: PhotoView }) {
  const text = useText();
  const tools = [
    { key: 'smaller', icon: IconZoomOut, run: view.smaller, off: !view.mayShrink },
    { key: 'larger', icon: IconZoomIn, run: view.larger, off: !view.mayGrow },
    { key: 'fit', icon: IconMaximize, run: view.fit, off: !view.mayShrink },
    { key: 'turn', icon: IconRotateClockwise, run: view.turn, off: false },
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(({ key, icon: Icon, run, off }) => (
        <button
          key={key}
          type="button"
          aria-label={text(`casework.photos.${key}`)}
          aria-disabled={off || undefined}
          onClick={run}
        >
          <Icon size={20} stroke={1.75} />
        </button>
      ))}
    </div>
  );
}

interface PhotoStripProps {
  readonly files: readonly CaseFile[];
  readonly view: PhotoView;
  readonly remarking: Remarking;
}

function PhotoStrip({ files, view, remarking: { remarks, label } }: PhotoStripProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  // Keys go through the photos too: the one that is shown stays in sight, and the page stays where it is.
  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[view.index];
    if (!strip || !(item instanceof HTMLElement)) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = item;
    strip.scrollTo({
      left: offsetLeft - (strip.clientWidth - offsetWidth) / 2,
      top: offsetTop - (strip.clientHeight - offsetHeight) / 2,
    });
  }, [view.index]);
  return (
    <ul ref={list} className={styles.strip} aria-label={text('casework.photos.choose')}>
      {files.map((file, index) => (
        <li key={file.id}>
          <button
            type="button"
            aria-pressed={index === view.index}
            data-flagged={(!file.earlier && remarks.of(file.path) !== undefined) || undefined}
            data-earlier={file.earlier || undefined}
            onClick={() => view.choose(index)}
          >
            <Thumbnail id={file.id} />
            <span>
              {index + 1}.{' '}
              {file.earlier ? text('casework.changes.before', { name: label(file.path) }) : label(file.path)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ id }: { readonly id: string }) {
  const { url } = usePrivateFile(id, 'thumbnail');
  return url ? <img src={url} alt="" /> : <Skeleton height="64px" />;
}
