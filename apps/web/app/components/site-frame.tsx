import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';
import { usePageInfo } from '../lib/page-info.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import styles from './site-frame.module.css';
import { SkipLink } from './skip-link.tsx';

interface Props {
  readonly children: ReactNode;
  /** Beside the language switcher. */
  readonly action?: ReactNode;
}

/** Header, content and footer of a public page. */
export function SiteFrame({ children, action }: Props) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SandboxRibbon />
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <LanguageSwitcher />
          {action}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

export function SiteFooter() {
  const text = useText();
  const { variant } = usePageInfo();
  return (
    <footer className={styles.footer}>
      <a href="/offer">{text('common.offer')}</a>
      <a href="/privacy-policy">{text(`common.policy.${variant}`)}</a>
    </footer>
  );
}
