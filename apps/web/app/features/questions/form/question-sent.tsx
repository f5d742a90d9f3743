import { formatInternational } from '@punkt/domain/phone';
import { questionPhone } from '@punkt/domain/questions';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { deadlineDate } from '../../../lib/deadline.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './question-dialog.module.css';
import type { Values } from './question-form.ts';

interface Props {
  readonly values: Values;
  /** By when it is answered. */
  readonly due: string | undefined;
  readonly onClose: () => void;
}

/** What happens next, until when, and where the answer will come to: a typo is seen here at the latest. */
export function QuestionSent({ values, due, onClose }: Props) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), []);
  const phone = formatInternational(questionPhone(values.phoneNumber, values.country) ?? '');
  return (
    <div className={styles.sent}>
      <div role="status">
        <p>{text('questions.success.text', { email: values.email.trim(), phone })}</p>
        {due && <p>{text('questions.success.due', { date: deadlineDate(due) })}</p>}
      </div>
      <Button ref={button} onClick={onClose}>
        {text('questions.success.close')}
      </Button>
    </div>
  );
}
