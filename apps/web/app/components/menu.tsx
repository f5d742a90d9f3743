import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './menu.module.css';

/** Open and closed; Escape, a press elsewhere and leaving by Tab close. */
function useDisclosure(root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [open, root, button]);
  return { open, setOpen };
}

interface Props {
  /** What the button shows. */
  readonly face: ReactNode;
  /** Where the face is a picture alone. */
  readonly label?: string;
  /** How the place of the menu, and its button, look. */
  readonly look?: string | undefined;
  readonly button?: string | undefined;
  /** Only measured: neither seen nor reached. */
  readonly left?: boolean;
  /** Whoever chooses stays on the screen, so the focus goes back to the button instead of nowhere. */
  readonly stays?: boolean;
  /** Rows, each a list item with a link or a button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows a few links. Mantine's Menu would bring 25 KiB of positioning for it. */
export function Menu(props: Props) {
  const { face, label, look = '', button: buttonLook = '', left = false, stays = false, children } = props;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useDisclosure(root, button);
  const close = () => {
    setOpen(false);
    if (stays) button.current?.focus();
  };
  return (
    <div className={look || styles.root} ref={root} data-left={left || undefined}>
      <button
        ref={button}
        type="button"
        className={buttonLook}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <ul id={panelId} className={styles.panel} hidden={!open}>
        {children(close)}
      </ul>
    </div>
  );
}
