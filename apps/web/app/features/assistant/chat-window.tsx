import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { hasKeyboard } from '../../lib/has-keyboard.ts';
import { useText } from '../../lib/i18n.tsx';
import { countLate } from '../../lib/site/count-late.ts';
import { useDialogClose, useScrollLock } from '../../lib/use-dialog-close.ts';
import styles from './chat.module.css';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { useConversation } from './conversation-store.ts';

/** A keyboard on the screen covers what `dvh` still counts as visible; the visual viewport knows better. */
function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const dialog = inside.current?.closest('dialog');
    if (!view || !dialog) return;
    const measure = () => {
      // Zoomed in, the part in sight is no measure of the screen.
      if (view.scale > 1.01) return;
      dialog.style.setProperty('--visible', `${view.height}px`);
      dialog.style.setProperty('--hidden-above', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [inside]);
}

interface Props {
  readonly onClose: () => void;
  /** With what the visitor wanted to know, so that it need not be typed again. */
  readonly onAskManager: (message: string) => void;
}

/** The assistant of the public site, in the corner; a small screen has it whole. */
export default function ChatWindow({ onClose, onAskManager }: Props) {
  const text = useText();
  const { exchanges, sending, branch } = useConversation();
  const inside = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const leave = useDialogClose(onClose);
  useScrollLock();
  useVisibleHeight(inside);
  useEffect(() => {
    countLate('chat_opened');
    if (hasKeyboard()) box.current?.focus();
  }, []);
  return (
    <Dialog
      open={leave.open}
      place="corner"
      title={text('chat.title')}
      closeLabel={text('chat.close')}
      onClose={leave.close}
    >
      <div ref={inside} className={styles.chat}>
        <p className={styles.automatic}>{text('chat.automatic')}</p>
        <ChatLog
          exchanges={exchanges}
          sending={sending}
          onAskManager={(message) => leave.closeThen(() => onAskManager(message))}
          onLeave={leave.close}
        />
        <Composer ref={box} branch={branch} sending={sending} />
      </div>
    </Dialog>
  );
}
