import type { Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import styles from './shell.module.css';

export interface MenuItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

interface Props {
  readonly item: MenuItem;
  readonly onFollow: () => void;
}

export function MenuItemLink({ item, onFollow }: Props) {
  const { icon: Picture, to, label } = item;
  return (
    <NavLink to={to} className={styles.item ?? ''} onClick={onFollow}>
      <span className={styles.door} aria-hidden="true">
        <Picture size={20} stroke={1.75} />
      </span>
      {label}
    </NavLink>
  );
}
