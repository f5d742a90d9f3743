import { type ReactNode, useId, useRef } from 'react';
import { useDisclosure } from '../lib/use-disclosure.ts';
import styles from './menu.module.css';

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
