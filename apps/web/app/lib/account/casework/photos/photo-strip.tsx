import { useEffect, useRef } from 'react';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useText } from '../../../i18n.tsx';
import { usePrivateFile } from '../../use-private-file.ts';
import type { Remarking } from '../remarks/use-remarks.ts';
import type { CaseFile } from './case-file.ts';
import styles from './photo-panel.module.css';
import type { PhotoView } from './use-photo-view.ts';

interface Props {
  readonly files: readonly CaseFile[];
  readonly view: PhotoView;
  readonly remarking: Remarking;
}

export function PhotoStrip({ files, view, remarking: { remarks, label } }: Props) {
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
