import { isUnanswered } from '../../../lib/account/casework/conflict.ts';
import { useText } from '../../../lib/i18n.tsx';
import { describeError } from '../../../lib/notifications/describe-error.ts';
import { RequestCode } from '../../../lib/notifications/request-code.tsx';
import { usePhrase } from '../../../lib/notifications/use-phrase.ts';
import styles from './case-head.module.css';

/** Nothing was decided, as far as is known: what the server said, each reason, and the code to tell support. What was typed stays. */
export function DecisionFailed({ error }: { readonly error: unknown }) {
  const text = useText();
  const say = usePhrase();
  const words = describeError(error);
  if (isUnanswered(error))
    return (
      <div className={styles.failed} role="alert">
        <p>
          <b>{text('reviews.unanswered')}</b> {text('reviews.unanswered.text')}
        </p>
        {words?.requestId && <RequestCode code={words.requestId} />}
      </div>
    );
  return (
    <div className={styles.failed} role="alert">
      <p>
        <b>{text('reviews.failed.decide')}.</b> {words && say(words.text)}
      </p>
      {words?.list.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {words?.requestId && <RequestCode code={words.requestId} />}
    </div>
  );
}
