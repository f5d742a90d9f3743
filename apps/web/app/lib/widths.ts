/**
 * Where layouts change, and nowhere else. A sheet writes `@media (--from-tablet)` or `@container editor (--below-tablet)`,
 * which the build turns into figures (vite/named-widths.ts); a script asks here.
 */
const WIDTHS = {
  /** Below it one column, and nothing beside anything: 320 to 430 px, held upright. */
  'big-phone': 480,
  /** Two small cards beside each other. */
  'small-tablet': 640,
  /** Held upright: two columns of text. */
  tablet: 760,
  /** Held sideways, or a small window: a column beside the content. */
  'big-tablet': 960,
  /** The menu of the account area stands beside the screen; below it is a drawer. */
  desktop: 1100,
  /** Lists become tables, forms have three columns. */
  wide: 1280,
  /** Everything of a day at one glance. */
  huge: 1600,
} as const;

type WidthName = keyof typeof WIDTHS;

export const isWidthName = (name: string): name is WidthName => Object.hasOwn(WIDTHS, name);
export const fromWidth = (name: WidthName): string => `(min-width: ${WIDTHS[name]}px)`;
/** A zoomed window can be 759.5 px wide: it is below 760, and so is nothing between the two. */
export const belowWidth = (name: WidthName): string => `(max-width: ${WIDTHS[name] - 0.02}px)`;
