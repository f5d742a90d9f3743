import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import styles from './menu.module.css';
import type { LinkGroup, SiteLink } from './menus.ts';

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

/** Twenty links are found by what they are about, not by reading them all. */
export function LinkGroups({ groups }: { readonly groups: readonly LinkGroup[] }) {
  const text = useText();
  return groups.map(({ label, links }) => (
    <section key={label}>
      <h2>{text(label)}</h2>
      <LinkList links={links} />
    </section>
  ));
}

export function LinkList({ links }: { readonly links: readonly SiteLink[] }) {
  const text = useText();
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{text(label)}</a>
        </li>
      ))}
    </ul>
  );
}

export function ChatButton() {
  const text = useText();
  return (
    <button type="button" className={styles.chat} data-chat>
      {text('site.chat.open')}
    </button>
  );
}
