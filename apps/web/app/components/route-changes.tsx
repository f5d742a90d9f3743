import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './route-changes.module.css';

/** A thin line while the next screen is on its way; it waits a moment, so quick ones do not flicker. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={styles.line} aria-hidden="true" /> : null;
}

/** A new page inside the app loads nothing, so screen readers would not notice it: say its title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === first && !title) return;
    setTitle(document.title);
    // What was pressed has gone with the page it stood on: the keyboard goes on from the new one's beginning.
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, first, title]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
