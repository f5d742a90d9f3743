import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { Menu } from '../../../../components/menu.tsx';
import segments from '../../../../components/segments.module.css';
import { useText } from '../../../i18n.tsx';
import { FilterLink } from './list-filters.tsx';
import styles from './tab-links.module.css';

/** What a row of tabs measures, in pixels. */
interface Row {
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
  // The menu would stand in a second line: the only tab in it may as well.
  if (left < 0 && others.length === 1) return new Set(all);
  const widths = others.map((index) => tabs[index] ?? 0);
  const count = others.findIndex((_, index) => sum(widths.slice(0, index + 1)) > left);
  const shown = count < 0 ? others : others.slice(0, count);
  return new Set(on < 0 ? shown : [...shown, on]);
}

interface Tab {
  readonly key: string;
  readonly to: string;
  readonly on: boolean;
  readonly words: string;
  readonly count?: number | undefined;
  /** Somebody waits for an answer. */
  readonly urgent?: boolean;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Tabs of a list, in one line. Those that do not fit stand in a menu behind it, with how much waits there. */
export function TabLinks({ label, tabs }: Props) {
  const text = useText();
  const row = useRef<HTMLElement>(null);
  const measured = useRow(row, tabs.map(({ key, count }) => `${key} ${count}`).join(' '));
  const shown =
    measured &&
    fitting(
      measured,
      tabs.findIndex(({ on }) => on),
    );
  const rest = shown ? tabs.filter((_, index) => !shown.has(index)) : [];
  const waiting = rest.reduce((all, { count = 0 }) => all + count, 0);
  const face = (
    <>
      {text('casework.tabs.more')}
      {waiting > 0 && <small>{waiting}</small>}
      <ChevronIcon />
    </>
  );
  return (
    <nav ref={row} aria-label={label} className={`${segments.segments} ${styles.row}`}>
      {tabs.map((tab) => (
        <TabLink key={tab.key} tab={tab} left={rest.includes(tab)} />
      ))}
      <Menu look={styles.more} left={rest.length === 0} face={face} stays>
        {(close) =>
          rest.map((tab) => (
            <li key={tab.key}>
              <TabLink tab={tab} onFollow={close} />
            </li>
          ))
        }
      </Menu>
    </nav>
  );
}

interface LinkProps {
  readonly tab: Tab;
  /** Only measured: neither seen nor reached. */
  readonly left?: boolean;
  readonly onFollow?: () => void;
}

const TabLink = ({ tab: { to, on, words, count, urgent = false }, left = false, onFollow }: LinkProps) => (
  <FilterLink
    to={to}
    on={on}
    count={count}
    urgent={urgent}
    left={left}
    {...(onFollow && { onClick: onFollow })}
  >
    {words}
  </FilterLink>
);

/** Padding and border of the row. */
const EDGES = 8;

/**
 * Measured before it is painted, and again when a font or the window changes. `faces`: other tabs and other figures are measured before they
 * are painted too, else the row stands in two lines for a moment, and all below it jumps there and back.
 */
function useRow(row: RefObject<HTMLElement | null>, faces: string): Row | undefined {
  const [measured, setMeasured] = useState<Row>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements
  useLayoutEffect(() => {
    const { current } = row;
    const around = current?.parentElement;
    if (!current || !around) return;
    const parts = [...current.children];
    const measure = () => {
      const widths = parts.map((part) => Math.ceil(part.getBoundingClientRect().width));
      const next = { tabs: widths.slice(0, -1), more: widths.at(-1) ?? 0, room: around.clientWidth - EDGES };
      setMeasured((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const part of [around, ...parts]) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [row, faces]);
  return measured;
}
