import type { ReactNode } from 'react';
import button from '../../../../components/button.module.css';

interface Props {
  readonly href: string;
  readonly look?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A plain link that looks like a button: it works before any script has come. */
export const AnchorButton = ({ href, look = 'primary', children }: Props) => (
  <a className={button.button} data-look={look} href={href}>
    {children}
  </a>
);
