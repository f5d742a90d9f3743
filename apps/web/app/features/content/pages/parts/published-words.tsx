import styles from './parts.module.css';

/** A paragraph that an editor published, in the editor's language whatever the page speaks. */
export function PublishedWords({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <p className={styles.words} lang="ru">
      {words}
    </p>
  );
}
