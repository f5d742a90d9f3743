import type { UserInfo } from '@punkt/contract/user';
import { ownerStatus } from '@punkt/domain/permissions';
import { maskPhone } from '@punkt/domain/phone';
import { staffCan } from '@punkt/domain/staff';
import type { Caller } from '../../platform/http/caller.ts';
import type { AuthService } from './service.ts';

type Person = Awaited<ReturnType<AuthService['user']>>;
type Session = Awaited<ReturnType<AuthService['sessions']>>[number];

export function presentUser({ user, roles }: Person, caller: Caller): UserInfo {
  return {
    user_id: user.id,
    name: [user.last_name, user.first_name, user.middle_name].filter(Boolean).join(' '),
    first_name: user.first_name,
    last_name: user.last_name,
    middle_name: user.middle_name,
    country: user.country,
    email: user.email,
    owner_status: ownerStatus({ registered: user.owner_status === 'accepted', roles }),
    phone: user.phone,
    additional_phone: user.additional_phone,
    additional_phone_country: user.additional_phone_country,
    telegram_login: user.telegram_login,
    snils: user.snils,
    roles: roles.map((role) => ({ ...role, pickpoint_id: String(role.pickpoint_id) })),
    last_push_id: user.last_push_id,
    passport_approve_status: user.passport_approve_status,
    staff_roles: [...caller.staffRoles],
    is_admin: staffCan(caller.staffRoles, 'editContent'),
    current_pickpoint_id: caller.pickpointId === null ? null : String(caller.pickpointId),
  };
}

/** Enough to tell two accounts of one's own apart, and not enough to call somebody. */
export const presentHashPerson = ({ id, first_name, last_name, phone }: Person['user']) => ({
  user_id: id,
  name: [first_name, last_name && `${last_name.charAt(0)}.`].filter(Boolean).join(' '),
  phone: maskPhone(phone),
});

export const presentSession = (session: Session, caller: Caller) => ({
  id: session.id,
  device_name: session.device_name,
  device_type: session.device_type,
  created: session.created.toISOString(),
  last_seen: session.last_seen.toISOString(),
  address: session.address,
  current: session.id === caller.sessionId,
});
