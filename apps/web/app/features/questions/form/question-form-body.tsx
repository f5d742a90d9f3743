import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusProblem } from '../../../components/form/form-problems.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './question-dialog.module.css';
import { QuestionFailure } from './question-failure.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { QuestionFormState } from './use-question-form.ts';

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
