import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusProblem } from '../../../components/form/form-problems.tsx';
import { AlertIcon } from '../../../components/icons.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { RequestCode } from '../../../lib/notifications/request-code.tsx';
import styles from './question-dialog.module.css';
import { QuestionFields } from './question-fields.tsx';
import type { QuestionFormState } from './use-question-form.ts';

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

function QuestionFailure({ error }: { readonly error: unknown }) {
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

interface Props {
  readonly id: string;
  readonly form: QuestionFormState;
}

export function QuestionFormBody({ id, form }: Props) {
  const text = useText();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFocusProblem(element, tries);
  useEffect(() => {
    if (form.failure) element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [form.failure]);
  const blocked = form.missing.length > 0;
  const sending = form.phase === 'sending';
  // A disabled button also stops Enter, and then nobody would learn why.
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !blocked || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    form.showProblems();
    setTries(tries + 1);
  };
  const left = (event: FocusEvent<HTMLFormElement>) => form.leave(event.target.id.slice(id.length + 1));
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      onBlur={left}
      onKeyDown={keys}
    >
      <p className={styles.lead}>{text('questions.lead')}</p>
      <QuestionFields form={form} idOf={(field) => `${id}-${field}`} />
      <label className="visually-hidden" aria-hidden="true">
        {text('questions.website')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      {form.failure !== null && <QuestionFailure error={form.failure} />}
      <div className={styles.foot}>
        <Button type="submit" disabled={blocked} busy={sending} aria-describedby={`${id}-missing`}>
          {text(sending ? 'questions.sending' : 'questions.send')}
        </Button>
        <Missing id={`${id}-missing`} fields={form.missing} />
      </div>
    </form>
  );
}

/** Why the button does not work yet. */
function Missing({ id, fields }: { readonly id: string; readonly fields: QuestionFormState['missing'] }) {
  const text = useText();
  const names = fields.map((field) => text(`questions.missing.${field}`)).join(', ');
  return (
    <p id={id} className={styles.missing}>
      {fields.length > 0 && text('questions.missing', { fields: names })}
    </p>
  );
}
