import type { ReactNode } from 'react';
import { useText } from '../lib/i18n.tsx';
import styles from './paper.module.css';

interface PaperPart {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly PaperPart[];
  readonly children?: ReactNode;
}

/** A page to be read: an offer, and what belongs to it. */
export function Paper({ title, lead, parts, children }: Props) {
  const text = useText();
  return (
    <article className={styles.paper}>
      <nav className={styles.crumbs} aria-label={text('site.crumbs.label')}>
        <a href="/">{text('site.link.home')}</a>
      </nav>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </div>
      {children}
    </article>
  );
}
