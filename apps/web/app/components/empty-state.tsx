import type { ReactNode } from 'react';
import { usePageInfo } from '../lib/page-info.ts';
import styles from './empty-state.module.css';

interface Props {
  readonly drawing: 'notices' | 'orders' | 'points' | 'tickets';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Nothing here yet: what will be, and what to do meanwhile. */
export function EmptyState({ drawing, title, text, children }: Props) {
  const { variant } = usePageInfo();
  return (
    <section className={styles.empty}>
      <img src={`/drawings/${drawing}-${variant}.svg`} alt="" width="240" height="200" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
