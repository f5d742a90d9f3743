import { BackIcon } from '../../../components/icons.tsx';
import { LoginForm } from '../../../components/login/login-form.tsx';
import styles from './open-form.module.css';
import { OpenGreeting } from './open-form-greeting.tsx';
import { useOpening } from './open-form-state.ts';
import { useProgrammeText } from './programme-text.ts';

const NEXT = ['1', '2', '3'] as const;

/** The form that begins it all, with what comes after it: nobody likes to give a number into the dark. */
export default function OpenForm() {
  const text = useProgrammeText();
  const { user, login } = useOpening();
  return (
    <section id="open" className={styles.section}>
      <div className={styles.words}>
        <h2>{text('landing.open.title')}</h2>
        <p>{text('landing.open.lead')}</p>
      </div>
      <div className={styles.card}>
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
              <p className={styles.needs}>
                {text('landing.open.noscript')} <a href="/login">{text('landing.open.noscript.link')}</a>
              </p>
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
