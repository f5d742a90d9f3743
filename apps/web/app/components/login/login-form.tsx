import { Suspense } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { part } from '../../lib/part.tsx';
import styles from './login-form.module.css';
import { PhoneStep } from './phone-step.tsx';
import type { Login } from './use-login.ts';

/** A new page asks for it again, and the code that was sent is remembered (`login-memory.ts`). In few bytes: every landing carries it. */
function Lost() {
  return (
    <p role="alert">
      {/* biome-ignore lint/a11y/useValidAnchor: the same page, with its query, whatever that is. */}
      <a href="">{useText()('common.late')}</a>
    </p>
  );
}

/** Fetched with the first touch of the form, long before anybody has typed a number. */
const CodeStep = part(async () => (await import('./code-step.tsx')).CodeStep, undefined, Lost);

interface Props {
  readonly login: Login;
  /** Heading of the phone step; the code step has its own. */
  readonly title: string;
  readonly level?: 1 | 3;
}

/** The form by itself, for the log-in page and the landing alike. */
export function LoginForm({ login, title, level = 1 }: Props) {
  const text = useText();
  const Heading = level === 1 ? 'h1' : 'h3';
  const { pending } = login;
  if (pending) {
    return (
      <div className={styles.form}>
        <Heading>{text('auth.code.title')}</Heading>
        <Suspense fallback={<p>{text('common.loading')}</p>}>
          <CodeStep
            pending={pending}
            givenCode={login.givenCode}
            // On a page of its own the form is what one came for; elsewhere a code of earlier must not pull the reader to it.
            takesFocus={level === 1 || login.asked}
            onCode={login.validate}
            onResend={() => login.requestCode(pending, true)}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <Heading>{title}</Heading>
      <p className={styles.hint}>{text('auth.phone.hint')}</p>
      <PhoneStep
        entry={login.entry}
        onEntry={login.setEntry}
        onBegin={() => void CodeStep.load().catch(() => undefined)}
        onSubmit={(entry) => login.requestCode(entry, false)}
      />
    </div>
  );
}
