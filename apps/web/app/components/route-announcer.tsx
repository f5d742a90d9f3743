import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

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
