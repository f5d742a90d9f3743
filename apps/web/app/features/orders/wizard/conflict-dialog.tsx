import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Wizard } from './use-wizard.ts';

/** Another device was quicker. Closing it means the newer words: nothing of anybody is overwritten unasked. */
export function ConflictDialog({ conflict }: { readonly conflict: Wizard['conflict'] }) {
  const text = useText();
  const { open, busy, settle } = conflict;
  return (
    <ConfirmDialog
      open={open}
      title={text('wizard.conflict.title')}
      yes={text('wizard.conflict.theirs')}
      no={text('wizard.conflict.mine')}
      busy={busy}
      onYes={() => void settle(true)}
      onNo={() => void settle(false)}
      onClose={() => open && void settle(true)}
    >
      <p>{text('wizard.conflict.text')}</p>
    </ConfirmDialog>
  );
}
