import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { CarefulChange } from './use-careful-change.ts';

export function CarefulDialog({ change }: { readonly change: CarefulChange }) {
  const text = useText();
  return (
    <ConfirmDialog
      open={change.asking}
      title={text('owners.clear.title')}
      text={text('owners.clear.text')}
      yes={text('owners.clear.yes')}
      no={text('owners.clear.no')}
      onYes={change.yes}
      onNo={change.no}
    />
  );
}
