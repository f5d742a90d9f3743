import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './cookie-notice.module.css';

/** Stands in every page, which is the same for everybody; the sheet shows it to whoever was not asked yet. */
export function CookieNotice() {
  const text = useText();
  return (
    <section className={styles.notice} aria-label={text('site.cookie.label')}>
      <p>
        {text('site.cookie.text')} <a href="/privacy-policy">{text('site.cookie.more')}</a>
      </p>
      <Button data-consent>{text('site.cookie.accept')}</Button>
    </section>
  );
}
