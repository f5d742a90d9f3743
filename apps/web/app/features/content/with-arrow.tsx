import { ForwardIcon } from '../../components/icons.tsx';
import styles from './with-arrow.module.css';

/** The words of a link and its arrow, which never stands on a line of its own: the last word goes with it. */
export function WithArrow({ words }: { readonly words: string }) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className={styles.last}>
        {words.slice(last)}
        <ForwardIcon />
      </span>
    </>
  );
}
