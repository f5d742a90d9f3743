import styles from './editor.module.css';
import { PREVIEW_STYLE } from './preview-style.ts';

interface Props {
  readonly html: string;
  readonly title: string;
}

/** Whatever was typed, it runs nothing here: the frame has no origin, no scripts, no forms. */
export function Preview({ html, title }: Props) {
  const page = `<!doctype html><style>${PREVIEW_STYLE}</style>${html}`;
  return <iframe className={styles.preview} sandbox="" srcDoc={page} title={title} />;
}
