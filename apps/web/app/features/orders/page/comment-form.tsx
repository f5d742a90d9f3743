import { ORDER_TEXTS } from '@punkt/domain/order-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { useUnderway } from '../use-underway.ts';
import styles from './order-comments.module.css';
import { commentsQuery } from './use-comments.ts';

const MAXIMUM = ORDER_TEXTS.operatorMessageMaximum;

function useSend({ id }: Order, onSent: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      api('POST /api/v4/order/:id/messages', { params: { id }, body: { message } }),
    meta: { failed: 'orderPage.failed.message' },
    onSuccess: (comment) => {
      onSent();
      queries.setQueryData(commentsQuery(id).queryKey, (known) => ({
        data: [...(known?.data ?? []).filter((one) => one.id !== comment.id), comment],
      }));
    },
  });
}

/** What was typed stays in the box until the server has it. */
export function CommentForm({ order }: { readonly order: Order }) {
  const text = useText();
  const id = useId();
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const send = useSend(order, () => {
    setMessage('');
    setTried(false);
  });
  const { begin, end } = useUnderway();
  const empty = message.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!empty && begin()) send.mutate(message.trim(), { onSettled: end });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={id}
        label={text('orderPage.comments.label')}
        error={tried && empty ? text('orderPage.comments.required') : undefined}
      >
        <TextBox
          id={id}
          rows={3}
          maxLength={MAXIMUM}
          value={message}
          aria-invalid={(tried && empty) || undefined}
          aria-describedby={`${errorId(id)} ${id}-count`}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" look="quiet" busy={send.isPending}>
          {text('orderPage.comments.send')}
        </Button>
        <p id={`${id}-count`} className={styles.counter}>
          {text('orderPage.comments.count', { count: message.length, max: MAXIMUM })}
        </p>
      </div>
    </form>
  );
}
