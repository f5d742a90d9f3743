import { Button } from '../../components/button.tsx';
import { Mark } from '../../components/mark.tsx';
import { PageHead } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { RequestCode } from '../../lib/notifications/request-code.tsx';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import styles from './account-failed.module.css';

/** The account area could not be opened: say that nothing is lost, and offer the one thing that helps. */
export function AccountFailed({ error }: { readonly error: unknown }) {
  const text = useText();
  const say = usePhrase();
  const words = describeError(error);
  return (
    <main className={styles.screen}>
      <PageHead title={text('shell.failed.title')} description={text('shell.failed.text')} />
      <Mark size={56} />
      <h1>{text('shell.failed.title')}</h1>
      <p>{text('shell.failed.text')}</p>
      {words && <p className={styles.reason}>{say(words.text)}</p>}
      {words?.requestId && <RequestCode code={words.requestId} />}
      <Button onClick={() => location.reload()}>{text('common.retry')}</Button>
    </main>
  );
}
