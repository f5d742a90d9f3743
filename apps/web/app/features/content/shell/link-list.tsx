import { useText } from '../../../lib/i18n.tsx';
import type { SiteLink } from './menus.ts';

export function LinkList({ links }: { readonly links: readonly SiteLink[] }) {
  const text = useText();
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{text(label)}</a>
        </li>
      ))}
    </ul>
  );
}
