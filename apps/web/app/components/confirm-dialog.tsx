import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is lost. Escape and a press beside it mean no. */
export function ConfirmDialog({ open, title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onNo}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </div>
    </Dialog>
  );
}
