import { countryCode } from '@punkt/domain/country-code';
import { PERMISSIONS } from '@punkt/domain/permissions';
import { z } from 'zod';

/** The signed-in person, spelled as section 3 of the specification spells it. */
export const userInfo = z.object({
  user_id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  country: countryCode,
  email: z.string(),
  owner_status: z.enum(['none', 'accepted']),
  phone: z.string(),
  additional_phone: z.string(),
  additional_phone_country: countryCode.nullable(),
  telegram_login: z.string(),
  snils: z.string(),
  roles: z.array(
    z.object({ pickpoint_id: z.string(), is_owner: z.boolean(), permission: z.enum(PERMISSIONS) }),
  ),
  last_push_id: z.string(),
  passport_approve_status: z.enum(['none', 'needs_approval', 'needs_upgrade', 'approved']),
  staff_roles: z.array(z.enum(['operator', 'lead', 'contentAdmin'])).describe('Empty for partners'),
  is_admin: z.boolean().describe('May edit the public site'),
  current_pickpoint_id: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;
