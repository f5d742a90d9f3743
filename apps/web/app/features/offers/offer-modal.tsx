import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { BackIcon, CloseIcon } from '../../components/icons.tsx';
import { useText } from '../../lib/i18n.tsx';
import { OfferFrame } from './offer-frame.tsx';
import styles from './offer-modal.module.css';
import type { OfferPage } from './offers-api.ts';

interface Props {
  readonly pages: readonly OfferPage[];
  readonly busy: boolean;
  /** Above the document: why it is here again, or why the answer was not taken. */
  readonly notice?: ReactNode;
  readonly onDecline: () => void;
  readonly onAccept: () => void;
}

/** Documents one by one: Next until the last, then Accept; Decline at any of them. */
export function OfferModal({ pages, busy, notice, onDecline, onAccept }: Props) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);
  const page = pages[at];
  const last = at === pages.length - 1;

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  const turn = (to: number) => {
    setAt(to);
    heading.current?.focus();
  };

  const title = page ? text(`signing.${page.kind}`) : text('common.loading');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onDecline();
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <p className={styles.place}>
              {page &&
                text('signing.place', {
                  at: at + 1,
                  count: pages.length,
                  country: text(`countries.${page.country}`),
                  version: page.version,
                })}
            </p>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
          </div>
          <button type="button" onClick={onDecline} disabled={busy} aria-label={text('common.close')}>
            <CloseIcon />
          </button>
        </header>
        <div role="alert" className={styles.notice}>
          {notice}
        </div>
        {page ? (
          <OfferFrame src={page.src} title={title} onReady={setReady} />
        ) : (
          <div className={styles.paper} aria-busy="true" />
        )}
        {last && <p className={styles.meaning}>{text('signing.meaning')}</p>}
        <footer className={styles.buttons}>
          <Button look="quiet" onClick={onDecline} disabled={busy}>
            {text('signing.decline')}
          </Button>
          {at > 0 && (
            <Button look="quiet" onClick={() => turn(at - 1)} disabled={busy}>
              <BackIcon />
              {text('signing.previous')}
            </Button>
          )}
          {last ? (
            <Button onClick={onAccept} busy={busy} disabled={!ready}>
              {text(busy ? 'signing.accepting' : 'signing.accept')}
            </Button>
          ) : (
            <Button onClick={() => turn(at + 1)} disabled={!ready}>
              {text('signing.next')}
            </Button>
          )}
        </footer>
      </div>
    </dialog>
  );
}
