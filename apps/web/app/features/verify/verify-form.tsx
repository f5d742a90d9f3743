import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { errorId, Field } from '../../components/field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { bareCode, isWhole, printedCode } from './code.ts';
import styles from './verify.module.css';

/** Checking a code is a page of its own, so that the result has an address to send. */
export function VerifyForm({ code }: { readonly code: string }) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => printedCode(code));
  const [tried, setTried] = useState(false);
  const empty = bareCode(typed) === '';
  const error = tried && !isWhole(typed) ? text(empty ? 'verify.required' : 'verify.short') : undefined;
  const check = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole(typed)) void navigate(`/verify/${bareCode(typed)}`);
  };
  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <Field id={id} label={text('verify.label')} error={error}>
        <textarea
          id={id}
          rows={2}
          maxLength={80}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && check(event)}
        />
      </Field>
      <Button type="submit">{text('verify.check')}</Button>
    </form>
  );
}
