import type { UserInfo } from '@punkt/contract/user';
import { requireUser } from '../../lib/require-user.ts';
import { ordersOnly } from './orders-only.ts';

/** For pages that need to know who applies. */
export async function applicantOnly(request: Request): Promise<UserInfo> {
  await ordersOnly(request);
  return requireUser(request);
}
