import type { Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import styles from './shell.module.css';

export interface MenuItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** How much waits there, and how a screen reader hears it. */
  readonly count?: { readonly sign: string; readonly words: string } | undefined;
}

interface Props {
  readonly item: MenuItem;
  readonly onFollow: () => void;
}

export function MenuItemLink({ item, onFollow }: Props) {
  const { icon: Picture, to, label, count } = item;
  return (
    <NavLink to={to} className={styles.item ?? ''} onClick={onFollow}>
      <span className={styles.door} aria-hidden="true">
        <Picture size={20} stroke={1.75} />
      </span>
      {label}
      {count && (
        <span className={styles.count}>
          <span aria-hidden="true">{count.sign}</span>
          <span className="visually-hidden">{count.words}</span>
        </span>
      )}
    </NavLink>
  );
}
