import { useEffect } from 'react';
import { notify } from './store.ts';

/** Says when the network goes and when it is back. */
export function ConnectionWatch() {
  useEffect(() => {
    const lost = () =>
      notify({
        kind: 'warning',
        title: { key: 'notifications.offline' },
        text: { key: 'notifications.offline.text' },
        seconds: 6,
        about: 'connection',
      });
    const back = () =>
      notify({
        kind: 'success',
        title: { key: 'notifications.online' },
        seconds: 6,
        about: 'connection',
      });
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return null;
}
