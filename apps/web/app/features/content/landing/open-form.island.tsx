import { useRef } from 'react';
import { BackIcon } from '../../../components/icons.tsx';
import { LoginForm } from '../../../components/login/login-form.tsx';
import styles from './open-form.module.css';
import { OpenGreeting } from './open-form-greeting.tsx';
import { useCountShown } from './open-form-shown.ts';
import { useOpening } from './open-form-state.ts';
import { useProgrammeText } from './programme-text.ts';

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
