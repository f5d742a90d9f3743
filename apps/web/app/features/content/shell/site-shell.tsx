import type { ReactNode } from 'react';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-shell.module.css';

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
