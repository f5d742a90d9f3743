import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
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

/**
 * The live region stands in the page from the start: screen readers announce only what is added to a known one. A modal dialog lies
 * over the page and makes it inert, so what is said meanwhile is said inside it, as an alert: that is announced wherever it comes.
 */
export function Toaster() {
  const text = useText();
  const dialog = useOpenDialog();
  const label = text('notifications.region');
  return (
    <>
      <section className={styles.region} aria-label={label} aria-live="polite">
        {!dialog && <Notices />}
      </section>
      {dialog &&
        createPortal(
          <section className={styles.region} aria-label={label} role="alert">
            <Notices />
          </section>,
          dialog,
        )}
    </>
  );
}

const isSaid = (): boolean => currentNotices().length > 0;
const openDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
const nobody = () => () => undefined;

/** One that closes may leave the page without a word, and the notices with it: the page itself is watched. */
function watchDialogs(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}

/** The dialog on top, looked for only while there is something to say. */
function useOpenDialog(): Element | null {
  const said = useSyncExternalStore(subscribe, isSaid, () => false);
  const dialog = useSyncExternalStore(said ? watchDialogs : nobody, openDialog, () => null);
  return said ? dialog : null;
}

/** No part of a first load, yet here before anything can go wrong: that the network is gone must be said without it. */
function useFetchedAhead(): void {
  useEffect(() => {
    const fetch = () => void load().catch(() => undefined);
    if (document.readyState === 'complete') fetch();
    else addEventListener('load', fetch, { once: true });
  }, []);
}
