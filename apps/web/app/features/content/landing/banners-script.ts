import { BANNER_SECONDS } from '@punkt/domain/constants';

/** Why the banners stand still: a hand on the button, a pointer or the focus on them, a hidden tab. */
type Reason = 'hand' | 'pointer' | 'focus' | 'hidden';

/** Calls `turn` at an interval while nothing pauses it. After a pause the interval starts anew. */
export function createRotation(milliseconds: number, turn: () => void) {
  const held = new Set<Reason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    timer = held.size === 0 ? setInterval(turn, milliseconds) : undefined;
  };
  return {
    pause(reason: Reason): void {
      held.add(reason);
      restart();
    },
    /** A reason that did not pause it changes nothing. */
    resume(...reasons: readonly Reason[]): void {
      if (reasons.filter((reason) => held.delete(reason)).length > 0) restart();
    },
    /** What somebody has just chosen stays for its whole time. */
    rewind: restart,
    stop: (): void => clearInterval(timer),
  };
}

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** Lets the row of banners turn by itself, unless somebody has stopped it, looks closer, is elsewhere, or wants no motion at all. */
export function startBanners(): void {
  const carousel = document.getElementById('landing-banners');
  const track = carousel?.querySelector<HTMLElement>('[data-track]');
  if (!carousel || !track) return;
  const row = createRow(carousel, track);
  const turning = createRotation(BANNER_SECONDS * 1000, () => row.go(row.current() + 1));
  const told = carousel.querySelector('[aria-live]');
  const buttons = [...carousel.querySelectorAll<HTMLElement>('[data-play]')];

  const play = (playing: boolean) => {
    // Who asks for motion sees it, although the pointer or the focus is still on the button.
    if (playing) turning.resume('hand', 'pointer', 'focus');
    else turning.pause('hand');
    for (const button of buttons) button.hidden = (button.dataset.play === 'on') !== playing;
    told?.setAttribute('aria-live', playing ? 'off' : 'polite');
  };
  const choose = (index: number) => {
    row.go(index);
    turning.rewind();
  };
  carousel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { play: shown, to, turn } = button?.dataset ?? {};
    if (to) choose(Number(to));
    if (turn) choose(row.current() + Number(turn));
    if (!shown) return;
    play(shown === 'off');
    // The pressed button has gone: its counterpart stands in its place.
    buttons.find(({ hidden }) => !hidden)?.focus();
  });

  // A finger is a pointer too: what it is down on must not slide away before it is lifted.
  carousel.addEventListener('pointerenter', () => turning.pause('pointer'));
  carousel.addEventListener('pointerleave', () => turning.resume('pointer'));
  carousel.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) turning.pause('focus');
  });
  carousel.addEventListener('focusout', ({ relatedTarget }) => {
    if (!carousel.contains(relatedTarget as Node | null)) turning.resume('focus');
  });
  const watch = () => (document.hidden ? turning.pause('hidden') : turning.resume('hidden'));
  document.addEventListener('visibilitychange', watch);
  turning.rewind();
  watch();
  if (matchMedia(STILLNESS).matches) play(false);
}

/** Which banner is in view, and a way to bring another there. Scrolling by finger, wheel or keys counts as much as the buttons. */
function createRow(carousel: HTMLElement, track: HTMLElement) {
  const slides = [...track.children] as HTMLElement[];
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-to]')];
  const told = carousel.querySelector('[aria-live]');
  let current = 0;
  /** Where a scroll of our own is going: the banners it passes are not shown ones. */
  let aim: number | null = null;

  const show = (index: number) => {
    current = index;
    for (const [each, dot] of dots.entries())
      if (each === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    const slide = slides[index];
    if (told && slide) told.textContent = `${slide.ariaLabel}. ${slide.querySelector('h2')?.textContent}`;
  };
  show(0);
  track.addEventListener('scroll', () => {
    const seen = Math.min(slides.length - 1, Math.round(track.scrollLeft / track.clientWidth));
    if (aim !== null && aim !== seen) return;
    aim = null;
    if (seen !== current) show(seen);
  });
  /** A hand on the track ends our own scroll wherever it is. */
  for (const take of ['pointerdown', 'wheel'])
    track.addEventListener(
      take,
      () => {
        aim = null;
      },
      { passive: true },
    );
  return {
    current: () => current,
    go(index: number): void {
      const wanted = (index + slides.length) % slides.length;
      aim = wanted;
      show(wanted);
      track.scrollTo({ left: slides[wanted]?.offsetLeft ?? 0 });
    },
  };
}
