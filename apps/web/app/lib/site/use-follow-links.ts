import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** A plain press on an address of ours that is a page. */
function innerAddress(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return null;
  if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link?.getAttribute('href') || link.download || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  const isFile = /\.\w+$/.test(url.pathname) || url.pathname.startsWith('/api/');
  return url.origin === location.origin && !isFile ? url : null;
}

/** Links of server-drawn HTML are plain ones; a press on them stays inside the app all the same. */
export function useFollowLinks(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const url = innerAddress(event);
    // The browser itself is best at jumping within a page.
    if (!url || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    // The router would leave the page for the browser's own error. Here it stays, and what is said of the network is said again.
    if (!navigator.onLine) return void dispatchEvent(new Event('offline'));
    void navigate(url.pathname + url.search + url.hash);
  });
  useEffect(() => {
    const place = element.current;
    place?.addEventListener('click', follow);
    return () => place?.removeEventListener('click', follow);
  }, [element]);
}
