import { type FormEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Button } from '../button.tsx';
import { FormLevel } from './form-group.tsx';
import { FormProblems, useFocusProblem } from './form-problems.tsx';
import styles from './record-form.module.css';

interface Props {
  readonly label: string;
  /** Of the form: how often it was sent, and how many of its problems are shown. */
  readonly form: { readonly attempt: number; readonly shown: number };
  readonly busy: boolean;
  /** Nothing was changed yet, so there is nothing to save. */
  readonly unchanged?: boolean;
  readonly save: string;
  readonly onSave: () => void;
  /** The way out without saving, left of the button that saves. */
  readonly back: ReactNode;
  /** Fields stand in three columns where there is room. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of a form that changes one record: its fields, how many are wrong, the way out and the way on. */
export function RecordForm({
  label,
  form,
  busy,
  unchanged = false,
  save,
  onSave,
  back,
  wide,
  children,
}: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  useFocusProblem(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form ref={ref} className={styles.form} data-wide={wide} onSubmit={submit} noValidate aria-label={label}>
      <FormLevel value={2}>{children}</FormLevel>
      <FormProblems>{form.shown > 0 && text('forms.problems', { count: form.shown })}</FormProblems>
      <div className={styles.buttons}>
        {back}
        <Button type="submit" busy={busy} disabled={unchanged}>
          {save}
        </Button>
        {unchanged && <p className={styles.unchanged}>{text('forms.unchanged')}</p>}
      </div>
    </form>
  );
}
