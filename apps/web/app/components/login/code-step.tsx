import { country } from '@punkt/domain/countries';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { FieldError } from '../field.tsx';
import { CodeHelp } from './code-help.tsx';
import { CodeInput } from './code-input.tsx';
import styles from './code-step.module.css';
import type { PendingCode } from './login-memory.ts';
import { ResendButton } from './resend-button.tsx';

interface Props {
  readonly pending: PendingCode;
  /** Known only in the sandbox; then nobody has to type it. */
  readonly givenCode: string | undefined;
  readonly takesFocus: boolean;
  /** The message came to this device; else somebody reads the code out. */
  readonly ownPhone?: boolean;
  /** Both answer with what went wrong. */
  readonly onCode: (code: string) => Promise<string | undefined>;
  readonly onResend: () => Promise<string | undefined>;
}

export function CodeStep({ pending, givenCode, takesFocus, ownPhone = true, onCode, onResend }: Props) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = async (value: string) => {
    setBusy(true);
    setStatus(text('auth.code.checking'));
    const problem = await onCode(value);
    setStatus(undefined);
    if (problem === undefined) return;
    setBusy(false);
    setError(problem);
    setCode('');
    input.current?.focus();
  };
  const change = (value: string) => {
    if (busy) return;
    setCode(value);
    if (value) setError(undefined);
    if (value.length === pending.codeLength) void check(value);
  };
  const resend = async () => {
    const problem = await onResend();
    setError(problem);
    setStatus(problem === undefined ? text('auth.code.resent') : undefined);
    setCode('');
    input.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token is a new code: start again, and only then
  useEffect(() => {
    if (takesFocus) input.current?.focus();
    if (givenCode) change(givenCode);
  }, [pending.token]);

  const phone = `+${country(pending.country).phone.dialCode} ${pending.phone}`;
  return (
    <div className={styles.step}>
      <p>{text('auth.code.sent', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
      <div>
        <label className="visually-hidden" htmlFor={id}>
          {text('auth.code.label', { count: pending.codeLength })}
        </label>
        <CodeInput
          id={id}
          inputRef={input}
          length={pending.codeLength}
          value={code}
          busy={busy}
          invalid={error !== undefined}
          onChange={change}
        />
      </div>
      <FieldError id={id} error={error} />
      <p className={styles.status} aria-live="polite">
        {status}
      </p>
      <ResendButton resendAt={pending.resendAt} onResend={resend} />
      {ownPhone && <CodeHelp />}
    </div>
  );
}
