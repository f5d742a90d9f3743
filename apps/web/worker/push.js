/**
 * Part of the service worker: shows what the server sends, and opens the page it speaks of.
 * Every push is shown, also over an open page: Safari takes the permission away from sites that keep one to themselves.
 */
self.addEventListener('push', (event) => {
  const message = read(event.data);
  if (message) event.waitUntil(self.registration.showNotification(message.title, optionsOf(message)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

function read(data) {
  try {
    const message = data?.json();
    return typeof message?.title === 'string' ? message : null;
  } catch {
    return null;
  }
}

const optionsOf = ({ text, tag, link }) => ({
  body: String(text ?? ''),
  // News of one thing take each other's place.
  tag: String(tag ?? ''),
  icon: '/icons/main-192.png',
  data: { link },
});

/** A page of ours and nobody else's; the window that is open already, where there is one. */
async function open(link) {
  const url = new URL(String(link ?? '/lk/notifications'), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return void (await self.clients.openWindow(url.href));
  await window.focus();
  await window.navigate(url.href);
}
