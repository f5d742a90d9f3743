import { message as sentence } from '@punkt/domain/message';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { useMessage } from '../../use-message.ts';
import styles from './message-form.module.css';
import { messageDrafts } from './send-once.ts';

interface Props {
  /** Whose talk this is, by which what was typed is found again after a reload: `order.7`. */
  readonly place: string;
  readonly label: string;
  readonly send: string;
  readonly required: string;
  /** How much is written, of how much. */
  readonly count: (length: number) => string;
  readonly longest: number;
  readonly rows: number;
  /** Among shortcuts: Ctrl+Enter sends, Escape gives the keys back. */
  readonly keys?: boolean;
  readonly busy: boolean;
  readonly onSend: (message: string, onSent: () => void) => void;
}

/** Another talk has a box of its own. */
export function MessageForm(props: Props) {
  return <Box key={props.place} {...props} />;
}

/**
 * What was typed stays in the box until the server has it, and nothing is typed after it meanwhile: it would be emptied too. What is
 * pasted too long is counted, not cut: nobody looks whether the end of their message is there.
 */
function Box({ place, label, send, required, count, longest, rows, keys, busy, onSend }: Props) {
  const id = useId();
  const [message, setMessage] = useState(() => messageDrafts.read(place) ?? '');
  const change = (next: string) => {
    setMessage(next);
    if (next.trim() === '') messageDrafts.forget(place);
    else messageDrafts.write(place, next);
  };
  const [tried, setTried] = useState(false);
  const say = useMessage();
  const words = message.trim();
  const tooLong = words.length > longest;
  const problem = tooLong ? say(sentence('validation.maxLength', { count: longest })) : required;
  const wrong = tooLong || words === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (wrong || busy) return;
    onSend(words, () => {
      change('');
      setTried(false);
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form className="column gap-8" onSubmit={submit} noValidate>
      <Field id={id} label={label} error={tried && wrong ? problem : undefined}>
        <TextBox
          id={id}
          data-message
          rows={rows}
          value={message}
          readOnly={busy}
          aria-invalid={(tried && wrong) || undefined}
          aria-describedby={`${errorId(id)} ${id}-count`}
          onChange={({ target }) => change(target.value)}
          onKeyDown={keys ? press : undefined}
        />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" look="quiet" busy={busy}>
          {send}
        </Button>
        <p id={`${id}-count`} className={styles.counter} data-over={tooLong || undefined}>
          {count(words.length)}
        </p>
      </div>
    </form>
  );
}
