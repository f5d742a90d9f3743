import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { RecordForm } from '../../../components/form/record-form.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from '../form/use-owner-form.ts';

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
  const back = onBack ? (
    <Button look="quiet" onClick={onBack}>
      {text('forms.back')}
    </Button>
  ) : (
    <ButtonLink look="quiet" to="/lk/profile">
      {text('forms.back')}
    </ButtonLink>
  );
  const save = text(busy ? 'owners.updating' : 'owners.update');
  return (
    <RecordForm
      form={form}
      label={label}
      busy={busy}
      unchanged={!dirty}
      save={save}
      onSave={onSave}
      back={back}
      wide
    >
      {children}
    </RecordForm>
  );
}
