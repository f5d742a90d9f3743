import { useEffect } from 'react';
import { BackIcon } from '../../components/icons.tsx';
import { LoginForm } from '../../components/login/login-form.tsx';
import { useLogin } from '../../components/login/use-login.ts';
import { SignOutMessage } from '../../components/sign-out-message.tsx';
import { session } from '../../lib/client.ts';
import { currentUser } from '../../lib/current-user.ts';
import { afterLogin } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { safeNext } from '../../lib/redirect.ts';
import { registerServiceWorker } from '../../lib/service-worker.ts';
import { clearSignOutNotice } from '../../lib/sign-out-notice.ts';
import { countLate } from '../../lib/site/count-late.ts';
import styles from './login-screen.module.css';

export const texts = ['door'] as const;

/** The way in. What it leads to is kept ahead by the service worker, which is begun here. */
export default function Entrance() {
  const text = useText();
  const { variant, greets } = useGreeting();
  const login = useLogin(() => enter(variant));

  // Somebody already signed in has nothing to do here.
  useEffect(() => {
    registerServiceWorker();
    if (session.tokens()) void enter(variant);
    else if (!isSentBack()) countLate('login_opened');
  }, [variant]);

  return (
    <>
      {login.pending ? (
        <button type="button" className={styles.back} onClick={login.backToPhone}>
          <BackIcon />
          {text('auth.back.phone')}
        </button>
      ) : (
        <a href="/" className={styles.back}>
          <BackIcon />
          {text('auth.back.site')}
        </a>
      )}
      <SignOutMessage />
      <LoginForm login={login} title={text(greets ? 'auth.title.welcome' : 'auth.title')} />
    </>
  );
}

/** The same screen at both addresses; at one of them the Georgian variant greets. */
function useGreeting() {
  const { variant, path = globalThis.location?.pathname } = usePageInfo();
  return { variant, greets: variant === 'georgian' && path === '/login-page' };
}

const asked = () => safeNext(new URLSearchParams(location.search).get('next'));

/** Whoever the account area sent here to sign in again is no visitor of the site. */
const isSentBack = (): boolean => /^\/(lk|manage)(\/|$)/.test(asked() ?? '');

/**
 * Reads who signed in and goes on to where they were going, or where they belong. If that can't be read now, the
 * person is signed in all the same: the account area says so and tries again.
 */
async function enter(variant: 'main' | 'georgian'): Promise<void> {
  const next = asked();
  const target = await currentUser().then(
    (user) => user && afterLogin(user, next, variant),
    () => next ?? '/lk',
  );
  clearSignOutNotice();
  if (target) location.replace(target);
}
