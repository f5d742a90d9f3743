import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './remarks.module.css';

const LONGEST = 500;

interface Props {
  readonly initial: string;
  readonly reasons: readonly string[];
  readonly onSave: (message: string) => void;
  readonly onCancel: () => void;
}

/** Canned reasons fill the box; whoever has more to say goes on in it. Ctrl+Enter keeps, Escape leaves. */
export function RemarkEditor({ initial, reasons, onSave, onCancel }: Props) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(initial);
  const [tried, setTried] = useState(false);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const save = () => (words.trim() ? onSave(words.trim()) : setTried(true));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const add = (reason: string) => {
    setWords(words.trim() ? `${words.trim()} ${reason}` : reason);
    box.current?.focus();
  };
  const error = tried && !words.trim() ? text('reviews.remark.required') : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame that means nothing here
    <div className={styles.editor} role="group" aria-label={text('reviews.remark.title')} onKeyDown={keys}>
      <ul aria-label={text('reviews.remark.canned')} className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <button type="button" onClick={() => add(reason)}>
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <Field id={id} label={text('reviews.remark.words')} error={error}>
        <textarea
          ref={box}
          id={id}
          className={styles.box}
          rows={2}
          maxLength={LONGEST}
          value={words}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${errorId(id)} ${id}-hint`}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('reviews.remark.hint')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={save}>{text(initial ? 'reviews.remark.change' : 'reviews.remark.save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {text('reviews.remark.cancel')}
        </Button>
      </div>
    </div>
  );
}
