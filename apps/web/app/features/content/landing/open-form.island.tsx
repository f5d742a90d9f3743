import type { UserInfo } from '@punkt/contract/user';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { BackIcon } from '../../../components/icons.tsx';
import { LoginForm } from '../../../components/login/login-form.tsx';
import { type Login, useLogin } from '../../../components/login/use-login.ts';
import { session } from '../../../lib/client.ts';
import { currentUser } from '../../../lib/current-user.ts';
import { isEmployee, isOwner, isStaff, openingPath } from '../../../lib/guards.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { clearSignOutNotice } from '../../../lib/sign-out-notice.ts';
import { hasConsent, onConsent } from '../../../lib/site/consent.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import styles from './open-form.module.css';
import { useProgrammeText } from './programme-text.ts';
import { useWasSeen } from './use-seen.ts';

const sortOf = (user: UserInfo) => {
  if (isOwner(user)) return 'owner' as const;
  if (isStaff(user)) return 'staff' as const;
  return isEmployee(user) ? ('employee' as const) : ('newcomer' as const);
};

/** Whoever is signed in needs no form, only the way on. */
function OpenGreeting({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const { variant } = usePageInfo();
  const sort = sortOf(user);
  return (
    <div className={styles.greeting}>
      <h3>
        {user.first_name
          ? text('landing.open.hello.name', { name: user.first_name })
          : text('landing.open.hello')}
      </h3>
      <p>{text(`landing.open.${sort}.text`)}</p>
      <a href={openingPath(user, variant)} className={buttons.button} data-look="primary">
        {text(`landing.open.${sort}.link`)}
      </a>
      {sort === 'employee' && (
        <p>
          {text('landing.open.employee.owner')}{' '}
          <a href="/registration">{text('landing.open.employee.owner.link')}</a>
        </p>
      )}
    </div>
  );
}

const SHARE = 0.5;

/** Counts, once, that the form came into sight. Nothing is looked for before somebody agreed to be counted. */
function useCountShown(card: RefObject<HTMLElement | null>, hasForm: boolean): void {
  const seen = useWasSeen(card, SHARE, useAgreed() && hasForm);
  useEffect(() => {
    if (seen) countLate('open_form_shown');
  }, [seen]);
}

function useAgreed(): boolean {
  const [agreed, setAgreed] = useState(false);
  useEffect(() => {
    setAgreed(hasConsent());
    return onConsent(setAgreed);
  }, []);
  return agreed;
}

/** Who is here, and what happens once they have signed in: on to their application. */
function useOpening() {
  const { variant } = usePageInfo();
  const login = useLogin(async () => {
    const target = await currentUser().then(
      (user) => user && openingPath(user, variant),
      // Signed in all the same: the account area says what is wrong and tries again.
      () => '/lk/orders/create',
    );
    clearSignOutNotice();
    if (target) location.assign(target);
  });
  return { user: useSignedIn(), login: counting(login) };
}

/** A number that a code was sent to; sending the code anew is the same number. */
const counting = (login: Login): Login => ({
  ...login,
  requestCode: async (from, resend) => {
    const refusal = await login.requestCode(from, resend);
    if (refusal === undefined && !resend) countLate('open_form_sent');
    return refusal;
  },
});

const remembered = () => (session.tokens() ? session.user() : null);

/** Nobody in the server's page; what this browser remembers of the person at once, what the server says a moment later. */
function useSignedIn(): UserInfo | null {
  const [user, setUser] = useState<UserInfo | null>(null);
  useLayoutEffect(() => setUser(remembered()), []);
  useEffect(() => {
    currentUser().then(setUser, () => setUser(remembered()));
  }, []);
  return user;
}

export const texts = ['door'] as const;

const NEXT = ['1', '2', '3'] as const;

/** The form that begins it all, with what comes after it: nobody likes to give a number into the dark. */
export default function OpenForm() {
  const text = useProgrammeText();
  const { user, login } = useOpening();
  const card = useRef<HTMLDivElement>(null);
  useCountShown(card, user === null);
  return (
    <section id="open" className={styles.section}>
      <div className={styles.words}>
        <h2>{text('landing.open.title')}</h2>
        <p>{text('landing.open.lead')}</p>
      </div>
      <div ref={card} className={styles.card}>
        {user ? (
          <OpenGreeting user={user} />
        ) : (
          <>
            {login.pending && (
              <button type="button" className={styles.back} onClick={login.backToPhone}>
                <BackIcon />
                {text('auth.back.phone')}
              </button>
            )}
            <LoginForm login={login} title={text('landing.open.form')} level={3} />
            <noscript>
              <p className={styles.needs}>{text('landing.open.noscript')}</p>
            </noscript>
          </>
        )}
      </div>
      <ol className={styles.next}>
        {NEXT.map((step) => (
          <li key={step}>
            <strong>{text(`landing.open.next.${step}`)}</strong>
            <span>{text(`landing.open.next.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
