import { useSyncExternalStore } from 'react';
import { useText } from '../i18n.tsx';
import { currentNotices, serverNotices, subscribe } from './store.ts';
import { Toast } from './toast.tsx';
import styles from './toaster.module.css';

/** The live region stands in the page from the start: screen readers announce only what is added to a known one. */
export function Toaster() {
  const text = useText();
  const notices = useSyncExternalStore(subscribe, currentNotices, serverNotices);
  return (
    <section className={styles.region} aria-label={text('notifications.region')} aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}
