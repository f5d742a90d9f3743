import type { ReactNode } from 'react';
import { usePageInfo } from '../../../../lib/page-info.ts';
import styles from './ask-manager.module.css';

interface Props {
  readonly className: string | undefined;
  readonly look?: 'quiet';
  readonly children: ReactNode;
}

/** A question to a manager: by the form, which the shell opens. The Georgian site has none: its partners ask in their account. */
export function AskManager({ className, look, children }: Props) {
  const { variant } = usePageInfo();
  if (variant === 'georgian')
    return (
      <a className={className} data-look={look} href="/lk/tickets">
        {children}
      </a>
    );
  return (
    <button type="button" className={`${styles.ask} ${className}`} data-look={look} data-ask>
      {children}
    </button>
  );
}
