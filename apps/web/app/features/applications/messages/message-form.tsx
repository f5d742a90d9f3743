import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './messages.module.css';
import { useSendMessage } from './use-send-message.ts';

const LONGEST = 1000;

/** What was typed stays in the box until the server has it. Ctrl+Enter sends, Escape gives the keys back. */
export function MessageForm({ id: order }: { readonly id: string }) {
  const text = useText();
  const id = useId();
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const send = useSendMessage(order, () => {
    setMessage('');
    setTried(false);
  });
  const missing = tried && message.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (message.trim() && !send.isPending) send.mutate(message.trim());
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={id}
        label={text('applications.messages.label')}
        error={missing ? text('applications.messages.required') : undefined}
      >
        <TextBox
          id={id}
          data-message
          rows={2}
          maxLength={LONGEST}
          value={message}
          aria-invalid={missing || undefined}
          aria-describedby={`${errorId(id)} ${id}-count`}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={keys}
        />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" look="quiet" busy={send.isPending}>
          {text('applications.messages.send')}
        </Button>
        <p id={`${id}-count`} className={styles.counter}>
          {text('applications.messages.count', { count: message.length, max: LONGEST })}
        </p>
      </div>
    </form>
  );
}
