import { formatInternational } from '@punkt/domain/phone';
import { questionPhone } from '@punkt/domain/questions';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './question-dialog.module.css';
import type { Values } from './question-form.ts';

interface Props {
  readonly values: Values;
  readonly onClose: () => void;
}

/** What happens next, and where the answer will come to: a typo is seen here at the latest. */
export function QuestionSent({ values, onClose }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), []);
  const phone = formatInternational(questionPhone(values.phoneNumber, values.country) ?? '');
  return (
    <div className={styles.sent}>
      <p role="status">{text('questions.success.text', { email: values.email.trim(), phone })}</p>
      <Button ref={button} onClick={onClose}>
        {text('questions.success.close')}
      </Button>
    </div>
  );
}
