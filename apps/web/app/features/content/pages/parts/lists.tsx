import { TickIcon } from '../../../../components/icons.tsx';
import styles from './parts.module.css';

interface Fact {
  readonly value: string;
  readonly label: string;
}

/** What a reader came for, before any reading: three figures at most. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Pair {
  readonly name: string;
  readonly text: string;
}

/** Two columns that belong together: what and who, trouble and cure. One below the other on a phone. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TicksProps {
  readonly items: readonly string[];
  /** `box`: to be ticked with a pen on the printed page. */
  readonly mark?: 'tick' | 'box';
  /** Beside each other on a wide screen: a short list would leave half of it empty. */
  readonly across?: boolean;
}

export function Ticks({ items, mark = 'tick', across = false }: TicksProps) {
  return (
    <ul className={styles.ticks} data-mark={mark} data-across={across}>
      {items.map((item) => (
        <li key={item}>
          <span className={styles.mark} aria-hidden="true">
            {mark === 'tick' && <TickIcon />}
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
