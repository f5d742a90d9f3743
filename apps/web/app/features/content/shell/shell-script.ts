import { sayStill } from '../../../lib/notifications/still-notices.ts';
import { SESSION_KEYS } from '../../../lib/session-keys.ts';
import { giveConsent, hasConsent, onConsent } from '../../../lib/site/consent.ts';
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
  look();
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
  addEventListener('offline', () => sayStill('offline'));
  addEventListener('online', () => sayStill('online'));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || !link || event.defaultPrevented) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    sayStill('offline');
  });
}

async function press({ target }: Event, openHelp: OpenHelp): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  if (button.dataset.consent !== undefined) {
    giveConsent();
    countLate('cookie_accepted');
  }
  const { chat, ask } = button.dataset;
  if (chat === undefined && ask === undefined) return;
  // The script of it may be long in coming: the button says that it was heard.
  button.ariaBusy = 'true';
  await openHelp(chat === undefined ? 'question' : 'chat').catch(() => sayStill('failed'));
  button.ariaBusy = null;
}

/** Every page, and the one on which consent was given; from then on presses are listened to as well. */
function count(): void {
  // The log-in page asks for no consent, and is counted by a name of its own.
  if (!document.querySelector('[data-consent]')) return;
  if (hasConsent()) countLate('page_view');
  else
    onConsent(() => {
      if (!root.hasAttribute('data-notice')) return;
      root.removeAttribute('data-notice');
      countLate('page_view');
    });
}
