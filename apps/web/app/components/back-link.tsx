import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';
import { BackIcon } from './icons.tsx';

/** From one record back to the list it stands in. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className={styles.back} to={to}>
    <BackIcon />
    {children}
  </Link>
);
