import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import styles from './parts.module.css';

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
