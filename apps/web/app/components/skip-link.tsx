import { useText } from '../lib/i18n.tsx';
import styles from './skip-link.module.css';

/** Seen only by whoever comes to it with the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={styles.skip} href="#content">
      {text('common.skip.to.content')}
    </a>
  );
}
