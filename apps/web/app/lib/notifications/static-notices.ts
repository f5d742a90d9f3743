export type StaticNotice = 'offline' | 'online' | 'failed';

const SHOWN_MS = 6_000;
/** Of the two only the last is true. */
const CONNECTION: readonly StaticNotice[] = ['offline', 'online'];

/** Shows a notice that the server drew ahead: what must be said without a network can't be fetched then. */
export function showStaticNotice(name: StaticNotice): void {
  const region = document.getElementById('notices');
  const drawn = region?.querySelector<HTMLTemplateElement>(`template[data-notice=${name}]`);
  const notice = drawn?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !notice) return;
  for (const old of CONNECTION.includes(name) ? CONNECTION : [name])
    region.querySelector(`:scope > [data-said=${old}]`)?.remove();
  notice.dataset.said = name;
  notice.querySelector('button')?.addEventListener('click', () => notice.remove());
  region.append(notice);
  setTimeout(() => notice.remove(), SHOWN_MS);
}
