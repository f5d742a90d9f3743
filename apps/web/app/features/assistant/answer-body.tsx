import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { ChatLink } from './chat-link.tsx';

const TAGS = ['p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em'] as const;
const SILENT = ['script', 'style', 'template', 'title'];

interface Props {
  readonly html: string;
  readonly onLeave: () => void;
}

/**
 * The server sends clean HTML; still it is not put into the page as it is: a tag that is not on this list leaves its
 * words behind, and no attribute but an address of a link survives.
 */
export function AnswerBody({ html, onLeave }: Props) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes],
    [html],
  );
  return nodes.map((node, index) => draw(node, index, onLeave));
}

function draw(node: Node, key: number, onLeave: () => void): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
  const name = node.localName;
  if (SILENT.includes(name)) return null;
  if (name === 'br') return <br key={key} />;
  const inside = [...node.childNodes].map((child, index) => draw(child, index, onLeave));
  if (name === 'a')
    return (
      <ChatLink key={key} href={node.getAttribute('href') ?? ''} onLeave={onLeave}>
        {inside}
      </ChatLink>
    );
  const tag = TAGS.find((known) => known === name);
  return tag ? createElement(tag, { key }, inside) : <Fragment key={key}>{inside}</Fragment>;
}
