import type { ReactNode } from 'react';
import button from '../../../../components/button.module.css';
import { ForwardIcon, Icon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
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

interface ExternalProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Whose link it is, where a list repeats the same words. */
  readonly of?: string;
  /** Files of our own open beside the page too: whoever prints comes back. */
  readonly newTab?: boolean;
}

const leadsOut = (href: string): boolean => /^https?:/i.test(href);

export const ExternalIcon = () => (
  <Icon>
    <path d="M7 17 17 7M8 7h9v9" />
  </Icon>
);

/** A link of the published content: another site opens beside ours and says so, our own opens as any link. */
export function ExternalLink({ href, children, of, newTab = leadsOut(href) }: ExternalProps) {
  const text = useText();
  const owner = of && <span className="visually-hidden"> {of}</span>;
  if (!newTab)
    return (
      <a className={styles.link} href={href}>
        {children}
        {owner}
      </a>
    );
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
      {owner}
      <span className={styles.outward}>
        <ExternalIcon />
        <span className="visually-hidden"> ({text('equipment.part.newTab')})</span>
      </span>
    </a>
  );
}

interface ButtonProps {
  readonly href: string;
  readonly look?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A plain link that looks like a button: it works before any script has come. */
export const AnchorButton = ({ href, look = 'primary', children }: ButtonProps) => (
  <a className={button.button} data-look={look} href={href}>
    {children}
  </a>
);
