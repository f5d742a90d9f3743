import IconMessage2 from 'icon:message-2';
import { NavLink } from 'react-router';
import type { Icon } from '../../components/drawn-icon.tsx';
import styles from './shell.module.css';

interface Figure {
  readonly sign: string;
  readonly words: string;
}

export interface MenuItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** How much waits there, and how a screen reader hears it. */
  readonly count?: Figure | undefined;
  /** Somebody there waits for an answer. */
  readonly alert?: Figure | undefined;
}

interface Props {
  readonly item: MenuItem;
  readonly onFollow: () => void;
}

export function MenuItemLink({ item, onFollow }: Props) {
  const { icon: Picture, to, label, count, alert } = item;
  return (
    <NavLink to={to} className={styles.item ?? ''} onClick={onFollow}>
      <span className={styles.door} aria-hidden="true">
        <Picture size={20} stroke={1.75} />
      </span>
      {label}
      <span className={styles.figures}>
        {alert && (
          <span className={styles.alert}>
            <IconMessage2 size={14} />
            <Said figure={alert} />
          </span>
        )}
        {count && (
          <span className={styles.count}>
            <Said figure={count} />
          </span>
        )}
      </span>
    </NavLink>
  );
}

const Said = ({ figure: { sign, words } }: { readonly figure: Figure }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <span className="visually-hidden">{words}</span>
  </>
);
