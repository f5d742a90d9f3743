import type { BrowserContext, Locator, Page } from '@playwright/test';

/**
 * How long a press of the mouse takes, in milliseconds: `PUNKT_PRESS_MS=150 npx playwright test …`. Playwright lifts the finger at
 * once; people take a tenth of a second and more, in which what they press must not move, vanish or be covered.
 */
const PRESS_MS = Number(process.env.PUNKT_PRESS_MS ?? 0);

const slowed = new WeakSet<object>();

/** Every locator of this process presses as long as people do. */
function slowDown(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (slowed.has(locators)) return;
  slowed.add(locators);
  const { click } = locators;
  locators.click = function (this: Locator, options) {
    return click.call(this, { delay: PRESS_MS, ...options });
  };
}

/** Tells of presses that ended elsewhere than they began. Options of a search are taken when the finger comes down. */
function watchPresses(): void {
  const pressable = 'button, a[href], label, input, select, summary, [role="tab"]';
  let pressed: Element | null = null;
  const at = ({ target }: Event) => (target instanceof Element ? target.closest(pressable) : null);
  addEventListener(
    'mousedown',
    (event) => {
      pressed = at(event);
    },
    true,
  );
  addEventListener(
    'mouseup',
    (event) => {
      // biome-ignore lint/suspicious/noConsole: it is how a page speaks to its journey
      if (pressed && at(event) !== pressed) console.info('lost press', pressed.outerHTML.slice(0, 200));
      pressed = null;
    },
    true,
  );
}

/** Where it is asked for. Returns what was lost, to be looked at when the journey is over. */
export async function pressLikePeople(context: BrowserContext): Promise<readonly string[]> {
  const lost: string[] = [];
  if (PRESS_MS === 0) return lost;
  context.pages().forEach(slowDown);
  context.on('page', slowDown);
  context.on('console', (said) => {
    if (said.text().startsWith('lost press')) lost.push(said.text());
  });
  await context.addInitScript(watchPresses);
  return lost;
}
