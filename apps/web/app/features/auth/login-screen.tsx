import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { Farewell } from '../../components/farewell.tsx';
import { BackIcon } from '../../components/icons.tsx';
import { LanguageSwitcher } from '../../components/language-switcher.tsx';
import { LoginForm } from '../../components/login/login-form.tsx';
import { useLogin } from '../../components/login/use-login.ts';
import { NeedsScript } from '../../components/needs-script.tsx';
import { SandboxRibbon } from '../../components/sandbox-ribbon.tsx';
import { SiteFooter } from '../../components/site-frame.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { session } from '../../lib/client.ts';
import { currentUser } from '../../lib/current-user.ts';
import { forgetFarewell } from '../../lib/farewell.ts';
import { afterLogin } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { safeNext } from '../../lib/redirect.ts';
import styles from './login-screen.module.css';
import { useCountOpening } from './use-count-opening.ts';

interface Props {
  readonly titleKey: 'auth.title' | 'auth.title.welcome';
}

export function LoginScreen({ titleKey }: Props) {
  const text = useText();
  const { variant } = usePageInfo();
  const enter = useEnter();
  const login = useLogin(enter);
  useCountOpening();

  // Somebody already signed in has nothing to do here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at opening
  useEffect(() => {
    if (session.tokens()) void enter();
  }, []);

  return (
    <div className={styles.screen}>
      <SiteHead title={text('auth.page.title')} description={text('auth.page.description')} />
      <SandboxRibbon />
      <div className={styles.columns}>
        <div className={styles.side}>
          <header className={styles.header}>
            <Brand />
            <LanguageSwitcher />
          </header>
          <main className={styles.main}>
            {login.pending ? (
              <button type="button" className={styles.back} onClick={login.backToPhone}>
                <BackIcon />
                {text('auth.back.phone')}
              </button>
            ) : (
              <Link to="/" className={styles.back}>
                <BackIcon />
                {text('auth.back.site')}
              </Link>
            )}
            <Farewell />
            <LoginForm login={login} title={text(titleKey)} />
            <NeedsScript words={text('auth.noscript')} />
          </main>
          <SiteFooter />
        </div>
        <aside className={styles.aside}>
          <p className={styles.slogan}>{text('auth.aside.title')}</p>
          <p>{text('auth.aside.text')}</p>
          <img src={`/drawings/street-${variant}-night.svg`} alt="" width="640" height="480" />
        </aside>
      </div>
    </div>
  );
}

/**
 * Reads who signed in and goes on to where they were going, or where they belong. If that can't be read now, the
 * person is signed in all the same: the account area says so and tries again.
 */
function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const { variant } = usePageInfo();
  return async () => {
    const next = safeNext(new URLSearchParams(location.search).get('next'));
    const target = await currentUser().then(
      (user) => user && afterLogin(user, next, variant),
      () => next ?? '/lk',
    );
    forgetFarewell();
    if (target) await navigate(target, { replace: true });
  };
}
