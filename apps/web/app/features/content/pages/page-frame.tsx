import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import styles from './page-frame.module.css';

interface Crumb {
  readonly to: string;
  readonly label: string;
}

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Pages between the front page and this one. */
  readonly crumbs?: readonly Crumb[];
  /** A drawing beside the title, on wide screens. */
  readonly drawing?: string;
  readonly children: ReactNode;
}

/** Where am I, what is this page about; then the page. */
export function PageFrame({ title, lead, crumbs = [], drawing, children }: Props) {
  const text = useText();
  return (
    <article className={styles.page}>
      <nav aria-label={text('site.crumbs.label')}>
        <ol className={styles.crumbs}>
          {[{ to: '/', label: text('site.link.home') }, ...crumbs].map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {drawing && <img src={drawing} alt="" width="280" height="200" />}
      </header>
      {children}
    </article>
  );
}
