import { type StaffAction, staffCan } from '@punkt/domain/staff';
import {
  type Icon,
  IconChartBar,
  IconChecklist,
  IconFileCertificate,
  IconLayoutDashboard,
  IconMessageQuestion,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react';
import { useUser } from '../../lib/account/user-query.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import type { MenuItem } from './menu-item.tsx';

export type Room = 'reviews' | 'questions' | 'offers' | 'privacy' | 'load' | 'colleagues';

interface RoomRule {
  readonly room: Room;
  readonly action: StaffAction;
  readonly icon: Icon;
}

/** Rooms of the console, by what opens them; the server asks the same question at every call. */
export const ROOMS: readonly RoomRule[] = [
  { room: 'reviews', action: 'seeQueues', icon: IconChecklist },
  { room: 'questions', action: 'answerQuestions', icon: IconMessageQuestion },
  { room: 'offers', action: 'editReferenceData', icon: IconFileCertificate },
  { room: 'privacy', action: 'handlePrivacyRequests', icon: IconShieldLock },
  { room: 'load', action: 'seeLoad', icon: IconChartBar },
  { room: 'colleagues', action: 'grantRoles', icon: IconUsers },
];

/** Beyond that the server does not count. */
const MOST = 2_000;

/** Whoever has no room here still has a home: it says what her roles are for. */
export function useConsoleMenu(counts: { readonly [R in Room]?: number | undefined }): readonly MenuItem[] {
  const text = useText();
  const { staff_roles } = useUser();
  const countOf = (room: Room): MenuItem['count'] => {
    const count = counts[room];
    if (!count) return undefined;
    const sign = count >= MOST ? text('staff.menu.many', { count: MOST }) : String(count);
    return { sign, words: text('staff.menu.count', { count }) };
  };
  const rooms = ROOMS.filter(({ action }) => staffCan(staff_roles, action)).map(({ room, icon }) => ({
    to: `/manage/${room}`,
    label: text(`staff.menu.${room}` satisfies TextKey),
    icon,
    count: countOf(room),
  }));
  return rooms.length > 0
    ? rooms
    : [{ to: '/manage', label: text('staff.title'), icon: IconLayoutDashboard }];
}
