import { OWNER_FIELDS, type OwnerRecord } from '@punkt/domain/owner-record';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { wouldLose } from '../../../lib/forms/record-values.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from './use-owner-form.ts';

type Change = (record: OwnerRecord) => OwnerRecord;

/** Choices that clear other answers: at once where nothing is lost, else after a question. */
export function useConfirmedChange(form: OwnerForm) {
  const [waiting, setWaiting] = useState<Change | null>(null);
  return {
    withConfirmation(make: Change): void {
      const now = form.latest();
      if (wouldLose(OWNER_FIELDS, now, make(now))) setWaiting(() => make);
      else form.change(make);
    },
    asking: waiting !== null,
    yes(): void {
      if (waiting) form.change(waiting);
      setWaiting(null);
    },
    no: () => setWaiting(null),
  };
}

export type ConfirmedChange = ReturnType<typeof useConfirmedChange>;

export function ConfirmChangeDialog({ change }: { readonly change: ConfirmedChange }) {
  const text = useText();
  return (
    <ConfirmDialog
      open={change.asking}
      title={text('owners.clear.title')}
      yes={text('owners.clear.yes')}
      no={text('owners.clear.no')}
      onYes={change.yes}
      onNo={change.no}
    >
      <p>{text('owners.clear.text')}</p>
    </ConfirmDialog>
  );
}
