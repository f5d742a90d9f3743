import { useText } from '../lib/i18n.tsx';
import { describeError } from '../lib/notifications/describe-error.ts';
import { RequestCode } from '../lib/notifications/request-code.tsx';
import { usePhrase } from '../lib/notifications/use-phrase.ts';
import { Button } from './button.tsx';
import styles from './failed-state.module.css';
import { AlertIcon } from './icons.tsx';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What could not be read, where that is not plain from the page. */
  readonly title?: string;
  /** What is safe all the same. */
  readonly kept?: string;
  readonly busy?: boolean;
}

/** Something could not be read: what happened, the code to tell support, and the one thing that helps. */
export function FailedState({ error, onRetry, title, kept, busy = false }: Props) {
  const text = useText();
  const say = usePhrase();
  const words = describeError(error);
  return (
    <section className={styles.failed} role="alert">
      <AlertIcon />
      <div>
        <h2>{title ?? text('common.failed.load')}</h2>
        {words && <p>{say(words.text)}</p>}
        {kept && <p>{kept}</p>}
        {words?.requestId && <RequestCode code={words.requestId} />}
        <Button look="quiet" busy={busy} onClick={onRetry}>
          {text('common.retry')}
        </Button>
      </div>
    </section>
  );
}
