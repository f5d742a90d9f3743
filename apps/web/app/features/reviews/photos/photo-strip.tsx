import { Ghost } from '../../../components/ghost.tsx';
import { usePrivateFile } from '../../../lib/account/use-private-file.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { FieldWords } from '../case/field-words.ts';
import type { Remarks } from '../remarks/use-remarks.ts';
import type { Review } from '../reviews-query.ts';
import styles from './photo-panel.module.css';
import type { PhotoView } from './use-photo-view.ts';

interface Props {
  readonly files: Review['files'];
  readonly view: PhotoView;
  readonly words: FieldWords;
  readonly remarks: Remarks;
}

export function PhotoStrip({ files, view, words, remarks }: Props) {
  const text = useText();
  return (
    <ul className={styles.strip} aria-label={text('reviews.photos.choose')}>
      {files.map((file, index) => (
        <li key={file.id}>
          <button
            type="button"
            aria-pressed={index === view.index}
            data-flagged={remarks.of(file.path) !== undefined || undefined}
            onClick={() => view.choose(index)}
          >
            <Thumbnail id={file.id} />
            <span>
              {index + 1}. {words.label(file.path)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ id }: { readonly id: string }) {
  const { url } = usePrivateFile(id, 'thumbnail');
  return url ? <img src={url} alt="" /> : <Ghost height="64px" />;
}
