import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.tsx';

interface Props {
  readonly href: string;
  /** A page of ours was opened: the window would hide it. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A page of ours, somebody else's page, a letter or a call; anything else is words. */
export function ChatLink({ href, onLeave, children }: Props) {
  const text = useText();
  if (/^\/(?![/\\])/.test(href))
    return (
      <a href={href} onClick={onLeave}>
        {children}
      </a>
    );
  if (/^(mailto|tel):/i.test(href)) return <a href={href}>{children}</a>;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {text('chat.new.tab')}</span>
    </a>
  );
}
