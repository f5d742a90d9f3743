import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Button } from '../button.tsx';
import styles from './code-step.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  readonly resendAt: number;
  readonly onResend: () => Promise<void>;
}

export function ResendButton({ resendAt, onResend }: Props) {
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
