import { use, useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { readPageInfo } from '../../../lib/page-info-browser.ts';
import { giveConsent } from '../../../lib/site/consent.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import { loadTexts } from '../../../lib/texts.ts';
import styles from './cookie-notice.module.css';

let texts: Promise<void> | undefined;

function accept(): void {
  giveConsent();
  countLate('cookie_accepted');
}

/** Browser only: the page is the same for everybody, whoever has agreed already. */
export default function CookieNotice() {
  texts ??= loadTexts(readPageInfo().language, ['site']);
  use(texts);
  const text = useText();
  useNoticed();
  return (
    <section className={styles.notice} aria-label={text('site.cookie.label')}>
      <p>
        {text('site.cookie.text')} <a href="/privacy-policy">{text('site.cookie.more')}</a>
      </p>
      <Button onClick={accept}>{text('site.cookie.accept')}</Button>
    </section>
  );
}

/** On a phone the buttons in the corners make room for it. */
function useNoticed(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-notice', true);
    return () => document.documentElement.removeAttribute('data-notice');
  }, []);
}
