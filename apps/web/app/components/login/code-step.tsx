import { PHONE_PLANS } from '@punkt/domain/countries/phone-plans';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Button } from '../button.tsx';
import { errorId, FieldError } from '../field.tsx';
import { CodeHelp } from './code-help.tsx';
import styles from './code-step.module.css';
import type { PendingCode } from './login-memory.ts';

const secondsUntil = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/** Counts by the clock, not by ticks: a phone that slept shows the right time at once. */
function useSecondsLeft(deadline: number): number {
  const [left, setLeft] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const update = () => setLeft(secondsUntil(deadline));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}

interface ResendButtonProps {
  readonly resendAt: number;
  readonly onResend: () => Promise<void>;
}

function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const text = useText();
  const left = useSecondsLeft(resendAt);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  if (left > 0) {
    return <p className={styles.timer}>{text('auth.code.resend.in', { time: minutes(left) })}</p>;
  }
  return (
    <Button look="quiet" busy={busy} onClick={press}>
      {text('auth.code.resend')}
    </Button>
  );
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface CodeInputProps {
  readonly id: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly length: number;
  readonly value: string;
  readonly busy: boolean;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * One real input drawn as boxes: pasting and filling in from a text message work as everywhere. No `maxlength`: it
 * would cut a pasted sentence before its digits are found.
 */
function CodeInput({ id, inputRef, length, value, busy, invalid, onChange }: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const places = Array.from({ length }, (_, index) => index);
  return (
    <div className={styles.code} data-invalid={invalid || undefined} data-busy={busy || undefined}>
      <input
        ref={inputRef}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        readOnly={busy}
        aria-invalid={invalid || undefined}
        aria-describedby={errorId(id)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          data-active={(focused && place === Math.min(value.length, length - 1)) || undefined}
          data-empty={place >= value.length || undefined}
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
}

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

  const phone = `+${PHONE_PLANS[pending.country].dialCode} ${pending.phone}`;
  return (
    <div className={styles.step}>
      <p>{text('auth.code.sent', { phone })}</p>
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
