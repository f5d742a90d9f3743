import { useEffect } from 'react';
import { dismiss, type NewNotice, notify } from './store.ts';

/** Says when the network goes and when it is back: of the two only the last is true. */
export function ConnectionWatch() {
  useEffect(() => {
    let said = 0;
    const say = (notice: NewNotice) => {
      dismiss(said);
      said = notify(notice);
    };
    const lost = () =>
      say({
        kind: 'warning',
        title: { key: 'notifications.offline' },
        text: { key: 'notifications.offline.text' },
        seconds: 6,
      });
    const back = () => say({ kind: 'success', title: { key: 'notifications.online' }, seconds: 6 });
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return null;
}
