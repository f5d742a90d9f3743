import IconChartBar from 'icon:chart-bar';
import IconChecklist from 'icon:checklist';
import IconCoins from 'icon:coins';
import IconDeviceCctv from 'icon:device-cctv';
import IconEdit from 'icon:edit';
import IconFileCertificate from 'icon:file-certificate';
import IconHistory from 'icon:history';
import IconLayoutDashboard from 'icon:layout-dashboard';
import IconMap2 from 'icon:map-2';
import IconMapPin from 'icon:map-pin';
import IconShieldLock from 'icon:shield-lock';
import IconUsers from 'icon:users';
import { type StaffAction, staffCan } from '@punkt/domain/staff';
import type { Icon } from '../../components/drawn-icon.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import type { MenuItem } from './menu-item.tsx';

type ConsoleSection =
  | 'reviews'
  | 'points'
  | 'zones'
  | 'offers'
  | 'content'
  | 'privacy'
  | 'cameras'
  | 'load'
  | 'money'
  | 'colleagues'
  | 'audit';

interface MenuRule {
  readonly section: ConsoleSection;
  readonly action: StaffAction;
  readonly icon: Icon;
}

/** Sections of the console, by the action that opens them; the server checks the same action at every call. */
export const CONSOLE_SECTIONS: readonly MenuRule[] = [
  { section: 'reviews', action: 'seeQueues', icon: IconChecklist },
  { section: 'points', action: 'reviewPointChanges', icon: IconMapPin },
  { section: 'zones', action: 'editReferenceData', icon: IconMap2 },
  { section: 'offers', action: 'editReferenceData', icon: IconFileCertificate },
  { section: 'content', action: 'editContent', icon: IconEdit },
  { section: 'privacy', action: 'handlePrivacyRequests', icon: IconShieldLock },
  { section: 'cameras', action: 'editReferenceData', icon: IconDeviceCctv },
  { section: 'load', action: 'seeLoad', icon: IconChartBar },
  { section: 'money', action: 'manageMoney', icon: IconCoins },
  { section: 'colleagues', action: 'grantRoles', icon: IconUsers },
  { section: 'audit', action: 'readAudit', icon: IconHistory },
];

/** Beyond that the server does not count. */
const MOST = 2_000;

type Counts = { readonly [R in ConsoleSection]?: number | undefined } & {
  /** Owners who wait for an answer about a case. */
  readonly messages?: number | undefined;
};

/** Staff without any section still get the start page: it says what their roles are for. */
export function useConsoleMenu(counts: Counts): readonly MenuItem[] {
  const text = useText();
  const { staff_roles } = useUser();
  const countOf = (section: ConsoleSection): MenuItem['count'] => {
    const count = counts[section];
    if (!count) return undefined;
    const sign = count >= MOST ? text('staff.menu.many', { count: MOST }) : String(count);
    return { sign, words: text('staff.menu.count', { count }) };
  };
  const sections = CONSOLE_SECTIONS.filter(({ action }) => staffCan(staff_roles, action)).map(
    ({ section, icon }) => ({
      to: `/manage/${section}`,
      label: text(`staff.menu.${section}` satisfies TextKey),
      icon,
      count: countOf(section),
      alert:
        section === 'reviews' && counts.messages
          ? { sign: String(counts.messages), words: text('staff.menu.messages', { count: counts.messages }) }
          : undefined,
    }),
  );
  return sections.length > 0
    ? sections
    : [{ to: '/manage', label: text('staff.title'), icon: IconLayoutDashboard }];
}
