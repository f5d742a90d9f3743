import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { NetworkError } from '../../lib/api-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import styles from './offer-modal.module.css';

interface Props {
  readonly src: string;
  readonly title: string;
  readonly onReady: (ready: boolean) => void;
}

type State = 'loading' | 'shown' | 'failed';

/**
 * A document in a frame that may run nothing. A frame does not tell whether its page came, so the page is asked for first;
 * the frame then takes it from the cache.
 */
export function OfferFrame({ src, title, onReady }: Props) {
  const text = useText();
  const [state, setState] = useState<State>('loading');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setState('loading');
    onReady(false);
    readable(src, stop.signal).then(
      () => setState('shown'),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setState('failed');
        notifyError(error, 'signing.documents.failed');
      },
    );
    return () => stop.abort();
  }, [src, round]);

  return (
    <div className={styles.paper} aria-busy={state === 'loading'}>
      {state === 'shown' && (
        <iframe
          key={src}
          src={src}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => onReady(true)}
        />
      )}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p>{text('signing.documents.failed')}</p>
          <Button look="quiet" onClick={() => setRound(round + 1)}>
            {text('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

async function readable(src: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(src, { signal }).catch((cause: unknown) => {
    throw new NetworkError('', { cause });
  });
  if (!answer.ok) throw new Error(String(answer.status));
}
