/** What a row of tabs measures, in pixels. */
export interface Row {
  readonly tabs: readonly number[];
  /** The button of the menu for the rest. */
  readonly more: number;
  readonly room: number;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Which tabs stand in the row: all, or as many as leave room for the menu. The one that is on always does. */
export function fitting({ tabs, more, room }: Row, on: number): ReadonlySet<number> {
  const all = tabs.map((_, index) => index);
  if (sum(tabs) <= room) return new Set(all);
  const left = room - more - (tabs[on] ?? 0);
  const others = all.filter((index) => index !== on);
  const widths = others.map((index) => tabs[index] ?? 0);
  const count = others.findIndex((_, index) => sum(widths.slice(0, index + 1)) > left);
  const shown = count < 0 ? others : others.slice(0, count);
  return new Set(on < 0 ? shown : [...shown, on]);
}
