import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useText } from '../i18n.tsx';
import { currentNotices, dismiss, type Notice, serverNotices, subscribe } from './store.ts';
import styles from './toaster.module.css';

const load = () => import('./toast.tsx');
const Toast = lazy(async () => ({ default: (await load().catch(() => null))?.Toast ?? Bare }));

/** Without its script the words alone; a press puts them away. A notice that can't be drawn must not take the page with it. */
function Bare({ notice: { id, title } }: { readonly notice: Notice }) {
  const text = useText();
  return (
    <button type="button" className={styles.toast} onClick={() => dismiss(id)}>
      {'key' in title ? text(title.key, title.params) : title.plain}
    </button>
  );
}

/** What is said now. */
export function Notices() {
  const notices = useSyncExternalStore(subscribe, currentNotices, serverNotices);
  useFetchedAhead();
  return (
    <Suspense>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </Suspense>
  );
}

/** The live region stands in the page from the start: screen readers announce only what is added to a known one. */
export function Toaster() {
  const text = useText();
  return (
    <section className={styles.region} aria-label={text('notifications.region')} aria-live="polite">
      <Notices />
    </section>
  );
}

/** No part of a first load, yet here before anything can go wrong: that the network is gone must be said without it. */
function useFetchedAhead(): void {
  useEffect(() => {
    const fetch = () => void load().catch(() => undefined);
    if (document.readyState === 'complete') fetch();
    else addEventListener('load', fetch, { once: true });
  }, []);
}
