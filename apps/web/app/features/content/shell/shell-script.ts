import { showStaticNotice } from '../../../lib/notifications/static-notices.ts';
import { SESSION_KEYS } from '../../../lib/session-keys.ts';
import { answerConsent, hasAnswered, hasConsent, onConsent } from '../../../lib/site/consent.ts';
import { countLate } from '../../../lib/site/count-late.ts';
import { browserStorage } from '../../../lib/storage.ts';

export type Asked = 'chat' | 'question';
type OpenHelp = (asked: Asked) => Promise<void>;

const root = document.documentElement;
/** The first invitation to open a point is out of sight behind this. */
const INVITATION_PX = 1060;

/** The page is HTML; everything that its header, footer and notices can do is done here, by listening to it. */
export function startShell(openHelp: OpenHelp): void {
  watchScroll();
  markSession();
  addEventListener('pageshow', markSession);
  showPlace();
  addEventListener('hashchange', showPlace);
  watchConnection();
  addEventListener('click', (event) => void press(event, openHelp));
  addEventListener('input', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.filter) return;
    (await import('../pages/filter-rows.ts')).filterRows(target);
  });
  count();
  // Lets the sheets show what needs scripts.
  root.toggleAttribute('data-alive', true);
}

/** The head script has done it already; but a page that the browser kept may be shown again after somebody signed in or out. */
function markSession(): void {
  root.toggleAttribute('data-session', browserStorage('localStorage').getItem(SESSION_KEYS.tokens) !== null);
}

function watchScroll(): void {
  const look = () => {
    root.toggleAttribute('data-moved', scrollY > 32);
    root.toggleAttribute('data-scrolled', scrollY > INVITATION_PX);
  };
  // To ask where the page stands before it was ever drawn makes the browser lay it out at once, and the first paint waits.
  requestAnimationFrame(() => setTimeout(look));
  addEventListener(
    'scroll',
    () => {
      look();
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
    },
    { passive: true },
  );
}

/** Whatever is folded around the place is opened: a link to an answer must not end at a closed question. */
function showPlace(): void {
  let place: HTMLElement | null = null;
  try {
    place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Half a character: no place of ours has such a name.
  }
  let folded = false;
  for (let around = place?.closest('details'); around; around = around.parentElement?.closest('details')) {
    folded ||= !around.open;
    around.open = true;
  }
  if (folded) place?.scrollIntoView();
}

/** Without a network a link would end at the browser's error page: the page stays, and says why. */
function watchConnection(): void {
  addEventListener('offline', () => showStaticNotice('offline'));
  addEventListener('online', () => showStaticNotice('online'));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || !link || event.defaultPrevented) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    showStaticNotice('offline');
  });
}

async function press({ target }: Event, openHelp: OpenHelp): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  const { chat, ask, consent, nearest } = button.dataset;
  if (nearest) return (await import('../pages/nearest-centers.ts')).showNearest(button);
  if (consent) answerConsent(consent === 'yes');
  if (consent === 'yes') countLate('cookie_accepted');
  if (chat === undefined && ask === undefined) return;
  // Its script may take long to load: the button shows that the click was registered.
  button.ariaBusy = 'true';
  await openHelp(chat === undefined ? 'question' : 'chat').catch(() => showStaticNotice('failed'));
  button.ariaBusy = null;
}

/** Every page, and the one on which consent was given; from then on presses are listened to as well. */
function count(): void {
  const notice = document.querySelector<HTMLElement>('[aria-label]:has(> * > [data-consent])');
  // The log-in page asks for no consent, and is counted by a name of its own.
  if (!notice) return;
  if (hasConsent()) countLate('page_view');
  if (hasAnswered()) return;
  const stop = keepClear(notice);
  onConsent((agreed) => {
    if (!root.hasAttribute('data-notice')) return;
    root.removeAttribute('data-notice');
    stop();
    if (agreed) countLate('page_view');
  });
}

/** What stands at the foot of the window, and what gets the focus there, is moved out from under the notice. */
function keepClear(notice: HTMLElement): () => void {
  const tell = (height: number) => root.style.setProperty('--notice', `${height}px`);
  const watch = new ResizeObserver(() => tell(Math.ceil(notice.getBoundingClientRect().height) + 8));
  watch.observe(notice);
  return () => {
    watch.disconnect();
    tell(0);
  };
}
