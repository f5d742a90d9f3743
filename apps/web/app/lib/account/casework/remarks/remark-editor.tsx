import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { errorId, Field } from '../../../../components/field.tsx';
import { TextBox } from '../../../../components/text-box.tsx';
import { useText } from '../../../i18n.tsx';
import { CannedReasons, reasonByKey } from './canned-reasons.tsx';
import styles from './remarks.module.css';

const LONGEST = 500;

interface Props {
  /** What is typed already, or said. */
  readonly initial: string;
  /** Whether it is said already. */
  readonly said: boolean;
  readonly reasons: readonly string[];
  /** What stands in the box, with every letter: it stays for a decision, and for whoever opens the box again. */
  readonly onType: (words: string) => void;
  readonly onSave: (message: string) => void;
  readonly onCancel: () => void;
}

/** Canned reasons fill the box; whoever has more to say goes on in it. Ctrl+Enter keeps, Escape leaves. */
export function RemarkEditor({ initial, said, reasons, onType, onSave, onCancel }: Props) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(initial);
  const [tried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // All of it comes into view, above the bar of decisions (see its scroll margin).
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const change = (next: string) => {
    setWords(next);
    onType(next);
  };
  const save = () => (words.trim() ? onSave(words.trim()) : setTried(true));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    const reason = reasonByKey(event, reasons);
    if (!reason) return;
    event.preventDefault();
    add(reason);
  };
  const add = (reason: string) => {
    change(words.trim() ? `${words.trim()} ${reason}` : reason);
    box.current?.focus();
  };
  const error = tried && !words.trim() ? text('casework.remark.required') : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame that means nothing here
    <div
      ref={group}
      className={styles.editor}
      role="group"
      aria-label={text('casework.remark.title')}
      onKeyDown={keys}
    >
      <CannedReasons reasons={reasons} onChoose={add} />
      <Field id={id} label={text('casework.remark.words')} error={error}>
        <TextBox
          ref={box}
          id={id}
          rows={2}
          maxLength={LONGEST}
          value={words}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${errorId(id)} ${id}-hint`}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('casework.remark.hint')} <span className={styles.keys}>{text('casework.remark.keys')}</span>
      </p>
      <div className="cluster gap-8">
        <Button onClick={save}>{text(said ? 'casework.remark.change' : 'casework.remark.save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {text('casework.remark.cancel')}
        </Button>
      </div>
    </div>
  );
}
