import { AlertIcon } from '../../../components/icons.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { RequestCode } from '../../../lib/notifications/request-code.tsx';
import styles from './question-dialog.module.css';

/** What the server says of the form itself (a field it refuses); its own faults have a code for support. */
function reasonsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.status >= 500) return [];
  return error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message];
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;

const isFlood = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 429;

/** The wait is up to an hour: minutes say more than the seconds of the server's own sentence. */
const minutesOf = ({ retryAfter, data }: ApiError): number =>
  Math.max(1, Math.ceil(Number(retryAfter ?? data.retry_after ?? 0) / 60));

export function QuestionFailure({ error }: { readonly error: unknown }) {
  const text = useText();
  const code = codeOf(error);
  const reasons = isFlood(error)
    ? [text('questions.failure.often', { count: minutesOf(error) })]
    : reasonsOf(error);
  return (
    <div className={styles.failure} role="alert">
      <AlertIcon />
      <div>
        <h3>{text('questions.failure.title')}</h3>
        {reasons.map((reason) => (
          <p key={reason}>
            <b>{reason}</b>
          </p>
        ))}
        {/* A wait is no fault of the page: a fresh one would only lose what was typed. */}
        {!isFlood(error) && <p>{text('questions.failure.text')}</p>}
        <p>{text('questions.failure.kept')}</p>
        {code && <RequestCode code={code} />}
      </div>
    </div>
  );
}
