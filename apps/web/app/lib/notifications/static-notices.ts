export type StaticNotice = 'offline' | 'online' | 'failed';

const SHOWN_MS = 6_000;

/** Shows a notice that the server drew ahead: what must be said without a network can't be fetched then. */
export function showStaticNotice(name: StaticNotice): void {
  const region = document.getElementById('notices');
  const drawn = region?.querySelector<HTMLTemplateElement>(`template[data-notice=${name}]`);
  const notice = drawn?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !notice) return;
  // What can be only one way at a time: the last word about it takes the place of the one before.
  region.querySelector(`:scope > [data-about=${notice.dataset.about}]`)?.remove();
  notice.querySelector('button')?.addEventListener('click', () => notice.remove());
  region.append(notice);
  setTimeout(() => notice.remove(), SHOWN_MS);
}
