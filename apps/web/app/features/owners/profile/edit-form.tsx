import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FormLevel } from '../../../components/form/form-group.tsx';
import { useFocusProblem } from '../../../components/form/use-focus-problem.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from '../form/use-owner-form.ts';
import styles from './edit.module.css';

interface Props {
  readonly form: OwnerForm;
  readonly label: string;
  readonly busy: boolean;
  /** Saving is for changes. */
  readonly dirty: boolean;
  readonly onSave: () => void;
  /** Back to where the form was asked for; without it, back to the profile. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

export function EditForm({ form, label, busy, dirty, onSave, onBack, children }: Props) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  useFocusProblem(ref, form.attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate aria-label={label}>
      <FormLevel value={2}>{children}</FormLevel>
      <p className={styles.summary} role="alert">
        {form.shown > 0 && text('owners.problems', { count: form.shown })}
      </p>
      <div className={styles.buttons}>
        {onBack ? (
          <Button look="quiet" onClick={onBack}>
            {text('owners.back')}
          </Button>
        ) : (
          <ButtonLink look="quiet" to="/lk/profile">
            {text('owners.back')}
          </ButtonLink>
        )}
        <Button type="submit" busy={busy} disabled={!dirty}>
          {text(busy ? 'owners.updating' : 'owners.update')}
        </Button>
        {!dirty && <p className={styles.unchanged}>{text('owners.unchanged')}</p>}
      </div>
    </form>
  );
}
