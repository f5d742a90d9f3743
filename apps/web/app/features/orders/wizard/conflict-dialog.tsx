import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

/** Another device was quicker. Closing it means the newer words: nothing of anybody is overwritten unasked. */
export function ConflictDialog({ conflict }: { readonly conflict: Wizard['conflict'] }) {
  const text = useText();
  const { open, busy, settle } = conflict;
  return (
    <Dialog open={open} title={text('wizard.conflict.title')} onClose={() => open && void settle(true)}>
      <p>{text('wizard.conflict.text')}</p>
      <div className={styles.buttons}>
        <Button look="quiet" busy={busy} onClick={() => void settle(false)}>
          {text('wizard.conflict.mine')}
        </Button>
        <Button busy={busy} onClick={() => void settle(true)}>
          {text('wizard.conflict.theirs')}
        </Button>
      </div>
    </Dialog>
  );
}
