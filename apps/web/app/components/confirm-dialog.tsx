import type { ReactNode } from 'react';
import { Dialog, DialogButtons } from './dialog.tsx';

interface Props {
  readonly open?: boolean;
  readonly title: string;
  readonly yes: string;
  readonly look?: 'primary' | 'danger';
  readonly busy?: boolean;
  /** A press beside it does nothing: what was typed would be lost. */
  readonly firm?: boolean;
  readonly no?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Where the cross means something else than «no». */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done. Escape, the cross and a press beside it mean no. */
export function ConfirmDialog({
  open = true,
  title,
  firm = false,
  children,
  onNo,
  onClose = onNo,
  ...buttons
}: Props) {
  return (
    <Dialog open={open} firm={firm} title={title} onClose={onClose}>
      {children}
      <DialogButtons {...buttons} onNo={onNo} />
    </Dialog>
  );
}
