import { TickIcon } from '../../../../components/icons.tsx';
import styles from './parts.module.css';

interface Props {
  readonly items: readonly string[];
  /** `box`: to be ticked with a pen on the printed page. */
  readonly mark?: 'tick' | 'box';
}

export function Ticks({ items, mark = 'tick' }: Props) {
  return (
    <ul className={styles.ticks} data-mark={mark}>
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
