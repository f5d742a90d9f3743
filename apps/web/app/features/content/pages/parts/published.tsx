import { useText } from '../../../../lib/i18n.tsx';
import { useLeftInRussian, useWrittenIn } from '../../../../lib/site/written-in.ts';
import styles from './parts.module.css';

/** What an editor has just published may have no reading in the page's language yet: a note says so first. */
export function InRussian({ of }: { readonly of: unknown }) {
  const text = useText();
  return useLeftInRussian(of) ? <p className={styles.foreign}>{text('equipment.part.russian')}</p> : null;
}

/** A paragraph that an editor published. */
export function PublishedWords({ words }: { readonly words: string }) {
  const writtenIn = useWrittenIn();
  if (words === '') return null;
  return (
    <p className={styles.words} lang={writtenIn(words)}>
      {words}
    </p>
  );
}

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
