import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-shell.module.css';

/** Stands in every page, which is the same for everybody; the sheet shows it to whoever was not asked yet. No is as near and as loud as yes. */
function CookieNotice() {
  const text = useText();
  return (
    <section className={styles.notice} aria-label={text('site.cookie.label')}>
      <p>
        {text('site.cookie.text')} <a href="/privacy-policy">{text('site.cookie.more')}</a>
      </p>
      <div className={styles.choice}>
        <Button look="quiet" data-consent="no">
          {text('site.cookie.refuse')}
        </Button>
        <Button look="quiet" data-consent="yes">
          {text('site.cookie.accept')}
        </Button>
      </div>
    </section>
  );
}

/** What stands around a public page. HTML alone; what it can do is done by shell-script.ts. */
export default function SiteShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <CookieNotice />
    </>
  );
}
