import { Brand } from '../../components/brand.tsx';
import { LanguageSwitcher } from '../../components/language-switcher.tsx';
import { NeedsScript } from '../../components/needs-script.tsx';
import { SandboxRibbon } from '../../components/sandbox-ribbon.tsx';
import { SiteFooter } from '../../components/site-frame.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { Island } from '../../lib/site/island.tsx';
import Entrance from './entrance.island.tsx';
import styles from './login-screen.module.css';

/** The page around the form: the server draws it, and the browser leaves it alone. */
export default function LoginScreen() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <div className={styles.screen}>
      <SiteHead title={text('entrance.page.title')} description={text('entrance.page.description')} />
      <SandboxRibbon />
      <div className={styles.columns}>
        <div className={styles.side}>
          <header className={styles.header}>
            <Brand />
            <LanguageSwitcher />
          </header>
          <main className={styles.main}>
            <Island id="entrance" source="auth/entrance" of={Entrance} />
            <NeedsScript words={text('entrance.noscript')} />
          </main>
          <SiteFooter />
        </div>
        <aside className={styles.aside}>
          <p className={styles.slogan}>{text('entrance.aside.title')}</p>
          <p>{text('entrance.aside.text')}</p>
          <img src={`/drawings/street-${variant}-night.svg`} alt="" width="640" height="480" />
        </aside>
      </div>
    </div>
  );
}
