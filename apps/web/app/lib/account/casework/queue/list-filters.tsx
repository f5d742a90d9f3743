import IconAdjustmentsHorizontal from 'icon:adjustments-horizontal';
import IconSearch from 'icon:search';
import IconX from 'icon:x';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../i18n.tsx';
import styles from './list-filters.module.css';
import { useFits } from './use-fits.ts';
import type { ListLink } from './use-list-filter.ts';

/** What narrows a list down; the address holds it. */
export const ListFilters = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
);

interface NarrowProps {
  /** Always in reach. */
  readonly search: ReactNode;
  /** How many of the others narrow the list down now. */
  readonly count?: number;
  readonly children?: ReactNode;
}

/** One line on every screen: where there is no room for all of it, the rest is behind a button that says how many are on. */
export function NarrowLine({ search, count = 0, children }: NarrowProps) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.narrow}>
      {search}
      {children && (
        <>
          <button
            type="button"
            className={styles.fold}
            data-on={count > 0 || undefined}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconAdjustmentsHorizontal size={18} />
            {text('shell.filters')}
            {count > 0 && (
              <small>
                <span className="visually-hidden">{text('shell.filters.on')} </span>
                {count}
              </small>
            )}
          </button>
          <div id={id} className={styles.rest} data-open={open || undefined}>
            {children}
          </div>
        </>
      )}
    </div>
  );
}

/** How many of these are said. */
export const countOf = (...filters: readonly unknown[]): number => filters.filter(Boolean).length;

const PAUSE_MS = 400;

interface SearchProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
  /** Where a list has two boxes, the smaller one is not what the key of the search means. */
  readonly short?: boolean;
}

/**
 * Searches by itself after a pause, at once on Enter. Where what can be searched by does not fit into the box, the box says
 * «Search», and the rest stands below it while it is chosen and empty.
 */
export function ListSearch({ label, value, onSearch, short = false }: SearchProps) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState(value);
  const sent = useRef(value);
  const room = useRef<HTMLSpanElement>(null);
  const fits = useFits(room, label);
  const search = (wanted: string) => {
    sent.current = wanted;
    onSearch(wanted);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // «Reset» and «back» change the address without this box. What the box itself sent comes back late on a busy machine, when
  // more has been typed.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => latest.current(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(words.trim());
  };
  const form = (
    <form className={styles.search} data-short={short || undefined} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <IconSearch size={18} />
      <input
        id={id}
        data-search={short ? undefined : true}
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={100}
        placeholder={fits ? label : text('shell.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <span ref={room} className={styles.room} aria-hidden="true">
        <span>{label}</span>
      </span>
      {!fits && words === '' && (
        <span className={styles.by} aria-hidden="true">
          {label}
        </span>
      )}
      {words && (
        <button type="button" aria-label={text('shell.search.clear')} onClick={() => onSearch('')}>
          <IconX size={18} />
        </button>
      )}
    </form>
  );
  return short ? form : <search>{form}</search>;
}

interface SelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: ReadonlyArray<readonly [value: string, words: string]>;
  readonly onChange: (value: string) => void;
}

/** The first option says what the list is about, so there is no need for a label to see. */
export const ListSelect = ({ label, all, value, options, onChange }: SelectProps) => (
  <div className={styles.select} data-on={value !== '' || undefined}>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
    <ChevronIcon />
  </div>
);

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that is half typed is no day yet: the browser says nothing until it is one. */
export const ListDay = ({ label, value, onChange }: DayProps) => (
  <label className={styles.day}>
    <span>{label}</span>
    <input
      type="date"
      min="2000-01-01"
      max="2099-12-31"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

interface ChoiceProps {
  readonly to: string;
  readonly onClick?: ListLink['onClick'];
  readonly on: boolean;
  /** Only measured: neither seen nor reached. */
  readonly left?: boolean;
  /** Stands alone instead of in a row of segments. */
  readonly toggle?: boolean;
  readonly count?: number | undefined;
  /** Somebody waits for an answer. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

export const FilterLink = ({
  to,
  onClick,
  on,
  left = false,
  toggle = false,
  count,
  urgent = false,
  children,
}: ChoiceProps) => (
  <Link
    className={toggle ? styles.toggle : ''}
    to={to}
    onClick={onClick}
    replace
    preventScrollReset
    aria-current={on ? 'true' : undefined}
    data-left={left || undefined}
  >
    {children}
    {count !== undefined && <small data-urgent={urgent || undefined}>{count}</small>}
  </Link>
);

interface ChipProps extends ListLink {
  readonly words: string;
  readonly label: string;
}

/** What was chosen by a press in the list and has no box of its own; a press takes it away. */
export const FilterChip = ({ words, label, ...link }: ChipProps) => (
  <Link className={styles.chip} {...link} aria-label={label}>
    {words}
    <IconX size={16} />
  </Link>
);

export function ResetLink({ to }: { readonly to: string }) {
  const text = useText();
  return (
    <Link className={styles.reset} replace to={to}>
      {text('shell.search.reset')}
    </Link>
  );
}
