import type { ReactNode } from 'react';
import { ForwardIcon } from '../../../../components/icons.tsx';
import styles from './parts.module.css';

/** From a word about another page to that page. */
export function InternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
      <ForwardIcon />
    </a>
  );
}
