import { useLocation } from 'react-router';
import { useText } from '../i18n.tsx';
import styles from './content-failed.module.css';

/** In place of a section that can't be read. The retry is a plain link: it works wherever this was drawn. */
export function ContentFailed() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <section className={styles.failed} role="alert">
      <p>{text('common.content.failed')}</p>
      <a href={pathname} target="_top">
        {text('common.retry')}
      </a>
    </section>
  );
}
