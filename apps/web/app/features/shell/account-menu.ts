import IconBriefcase from 'icon:briefcase';
import IconBuildingStore from 'icon:building-store';
import IconClipboardText from 'icon:clipboard-text';
import IconMessage2 from 'icon:message-2';
import IconUsers from 'icon:users';
import { useUser } from '../../lib/account/user-query.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import type { MenuItem } from './menu-item.tsx';

/** `unread`: tickets with a new answer. */
export function useAccountMenu(unread: number): readonly MenuItem[] {
  const text = useText();
  const { variant } = usePageInfo();
  // Whoever is not an owner yet becomes one by registering: that is where Applications lead.
  const user = useUser();
  const orders = isOwner(user) ? '/lk/orders' : '/registration';
  // Whoever is more than an employee somewhere has a list of people; what they may do there, the server says.
  const hasPeople = user.roles.some(({ permission }) => permission !== 'PERM_EMPLOYEE');
  const works = user.roles.some((grant) => !grant.is_owner);
  const points: MenuItem = { to: '/lk/pvz', label: text('shell.menu.points'), icon: IconBuildingStore };
  const people: MenuItem = { to: '/lk/employees', label: text('shell.menu.employees'), icon: IconUsers };
  const work: MenuItem = { to: '/lk/employment', label: text('shell.menu.employment'), icon: IconBriefcase };
  const count =
    unread > 0
      ? { sign: String(unread), words: text('shell.menu.tickets.unread', { count: unread }) }
      : undefined;
  return [
    { to: orders, label: text('shell.menu.orders'), icon: IconClipboardText },
    ...(variant === 'georgian' ? [] : [points]),
    ...(variant === 'georgian' || !hasPeople ? [] : [people]),
    ...(works ? [work] : []),
    { to: '/lk/tickets', label: text('shell.menu.tickets'), icon: IconMessage2, count },
  ];
}
