import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../lib/i18n.tsx';
import styles from './chat.module.css';
import type { Exchange } from './conversation.ts';
import { conversation } from './conversation-store.ts';
import { ExchangeView } from './exchange-view.tsx';

/** Each is answered by an entry that is published. */
const STARTERS = ['room', 'cost', 'fee'] as const;

/** What scrolls must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 } as const;

interface Props {
  readonly exchanges: readonly Exchange[];
  readonly sending: boolean;
  /** With what the visitor wanted to know. */
  readonly onAskManager: (message: string) => void;
  readonly onLeave: () => void;
}

export function ChatLog({ exchanges, sending, onAskManager, onLeave }: Props) {
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The last question on top: a long answer is read from its beginning.
    const mine = exchanges.length > 0 ? log.current?.querySelectorAll<HTMLElement>('[data-mine]') : null;
    const last = mine?.item(mine.length - 1);
    if (last && log.current) log.current.scrollTop = last.offsetTop - log.current.offsetTop - 12;
  }, [exchanges]);
  return (
    <>
      <div ref={log} className={styles.log} role="log" aria-label={text('chat.log')} {...SCROLLS}>
        <div className={styles.theirs}>
          <span className="visually-hidden">{text('chat.assistant')}: </span>
          <p>{text('chat.greeting')}</p>
        </div>
        {exchanges.length === 0 && <Starters />}
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            busy={sending}
            onRetry={() => conversation.retry(exchange)}
            onChoose={(title) => conversation.ask(title, undefined)}
            onAskManager={() => onAskManager(exchange.text)}
            onLeave={onLeave}
          />
        ))}
        {sending && <span className={styles.typing} aria-hidden="true" />}
      </div>
      <p role="status" className="visually-hidden">
        {sending && text('chat.typing')}
      </p>
    </>
  );
}

function Starters() {
  const text = useText();
  return (
    <fieldset className={styles.starters}>
      <legend className="visually-hidden">{text('chat.starters')}</legend>
      {STARTERS.map((starter) => (
        <button
          key={starter}
          type="button"
          onClick={() => conversation.ask(text(`chat.starter.${starter}`), undefined)}
        >
          {text(`chat.starter.${starter}`)}
        </button>
      ))}
    </fieldset>
  );
}
