import type { ReactNode } from 'react';
import { ChevronIcon } from '../../../components/icons.tsx';
import styles from './header.module.css';

interface ButtonProps {
  readonly menu: string;
  readonly label: string;
}

export function MenuButton({ menu, label }: ButtonProps) {
  return (
    <button type="button" className={styles.menuButton} popoverTarget={menu}>
      {label}
      <ChevronIcon />
    </button>
  );
}

interface PanelProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Escape and a press outside close it by themselves; the shell closes it when the page is scrolled. */
export function MenuPanel({ id, label, children }: PanelProps) {
  return (
    <nav id={id} popover="auto" className={styles.panel} aria-label={label}>
      {children}
    </nav>
  );
}
