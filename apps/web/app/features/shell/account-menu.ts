import { IconBuildingStore, IconClipboardText, IconMessage2 } from '@tabler/icons-react';
import { useUser } from '../../lib/account/user-query.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import type { MenuItem } from './menu-item.tsx';

export function useAccountMenu(): readonly MenuItem[] {
  const text = useText();
  const { variant } = usePageInfo();
  // Whoever is not an owner yet becomes one by registering: that is where Applications lead.
  const orders = isOwner(useUser()) ? '/lk/orders' : '/registration';
  const points: MenuItem = { to: '/lk/pvz', label: text('shell.menu.points'), icon: IconBuildingStore };
  return [
    { to: orders, label: text('shell.menu.orders'), icon: IconClipboardText },
    ...(variant === 'georgian' ? [] : [points]),
    { to: '/lk/tickets', label: text('shell.menu.tickets'), icon: IconMessage2 },
  ];
}
