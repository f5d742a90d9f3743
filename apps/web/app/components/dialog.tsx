import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../lib/i18n.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** `side` is a drawer: full height, at the start edge. `wide` is for pictures. `corner` is a chat: the whole of a small screen. */
  readonly place?: 'centre' | 'side' | 'wide' | 'corner';
  /** A press beside it does nothing: what was typed would be lost. */
  readonly firm?: boolean;
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  title,
  place = 'centre',
  firm = false,
  closeLabel,
  onClose,
  children,
}: Props) {
  const text = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  /**
   * Escape. The browser reports the closing some time after it: whatever a key opened meanwhile would be closed by that. So its
   * owner component is notified at once; a file chooser inside, given up, is not meant.
   */
  const cancel = ({ target }: SyntheticEvent) => {
    if (target !== ref.current) return;
    ref.current.close();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does the same for keys
    <dialog
      ref={ref}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={() => open && !ref.current?.open && onClose()}
      onClick={(event) => !firm && event.target === ref.current && onClose()}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" onClick={onClose} aria-label={closeLabel ?? text('common.close')}>
            <CloseIcon />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
}

interface ButtonsProps {
  /** The act by its name: «Удалить заявку», never «Да». */
  readonly yes: string;
  readonly look?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onYes: () => void;
  /** «Отмена» unless leaving means something of its own, as «Оставить мою». */
  readonly no?: string | undefined;
  readonly onNo: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The end of every dialog that asks: the act first, the way out beside it, below it on a phone. */
export function DialogButtons({ yes, look = 'primary', busy, disabled, onYes, no, onNo, ref }: ButtonsProps) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <Button ref={ref} look={look} busy={busy === true} disabled={disabled} onClick={onYes}>
        {yes}
      </Button>
      <Button look="quiet" onClick={onNo}>
        {no ?? text('common.cancel')}
      </Button>
    </div>
  );
}
