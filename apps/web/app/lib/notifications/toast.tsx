import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../components/icons.tsx';
import { useText } from '../i18n.tsx';
import { RequestCode } from './request-code.tsx';
import { dismiss, type Notice } from './store.ts';
import styles from './toaster.module.css';
import { usePhrase } from './use-phrase.ts';

/** Calls `done` once after the time, not counting the time spent paused. */
function useCountdown(milliseconds: number, paused: boolean, done: () => void): void {
  const left = useRef(milliseconds);
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}

export function Toast({ notice }: { readonly notice: Notice }) {
  const text = useText();
  const say = usePhrase();
  const [paused, setPaused] = useState(false);
  const close = () => dismiss(notice.id);
  useCountdown((notice.seconds ?? 5) * 1000, paused, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the time stops while somebody reads; nothing is operated here
    <div
      className={styles.toast}
      data-kind={notice.kind}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.words}>
        <p className={styles.title}>{say(notice.title)}</p>
        {notice.text && <p>{say(notice.text)}</p>}
        <Reasons list={notice.list ?? []} />
        {notice.requestId && <RequestCode code={notice.requestId} />}
      </div>
      <button type="button" className={styles.close} onClick={close} aria-label={text('common.close')}>
        <CloseIcon />
      </button>
    </div>
  );
}

function Reasons({ list }: { readonly list: readonly string[] }) {
  if (list.length === 0) return null;
  if (list.length === 1) return <p>{list[0]}</p>;
  return (
    <ol className={styles.reasons}>
      {list.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ol>
  );
}
