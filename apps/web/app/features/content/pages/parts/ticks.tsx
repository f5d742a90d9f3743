import { TickIcon } from '../../../../components/icons.tsx';
import styles from './parts.module.css';

interface Props {
  readonly items: readonly string[];
  /** `box`: to be ticked with a pen on the printed page. */
  readonly mark?: 'tick' | 'box';
  /** Beside each other on a wide screen: a short list would leave half of it empty. */
  readonly across?: boolean;
}

export function Ticks({ items, mark = 'tick', across = false }: Props) {
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
