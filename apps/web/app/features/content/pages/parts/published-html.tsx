import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import styles from './parts.module.css';

interface Props {
  readonly html: string;
  /** When the editor has written nothing. */
  readonly otherwise: string;
}

/** HTML that an editor published. The server has dropped everything outside its allow-list, on the way in and on the way out. */
export function PublishedHtml({ html, otherwise }: Props) {
  const writtenIn = useWrittenIn();
  if (html === '') return <p className={styles.words}>{otherwise}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as said above
  return <div className={styles.prose} lang={writtenIn(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
