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
}

/** Something could not be read: what happened, the code to tell support, and the one thing that helps. */
export function FailedState({ error, onRetry }: Props) {
  const text = useText();
  const say = usePhrase();
  const words = describeError(error);
  return (
    <section className={styles.failed} role="alert">
      <AlertIcon />
      <div>
        <h2>{text('common.failed.load')}</h2>
        {words && <p>{say(words.text)}</p>}
        {words?.requestId && <RequestCode code={words.requestId} />}
        <Button look="quiet" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      </div>
    </section>
  );
}
