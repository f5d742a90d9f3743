import { EDITOR_COOKIE } from '@punkt/contract/page-info';
import { staffCan } from '@punkt/domain/staff';
import { writeCookie } from '../../lib/cookie.ts';
import { requireUser } from '../../lib/require-user.ts';
import { requireAccess } from './require-access.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** For the loaders of the console. Public pages in this browser get the way into the editor with it, or lose it. */
export async function requireConsole(request: Request): Promise<null> {
  const { staff_roles } = await requireUser(request);
  const edits = staffCan(staff_roles, 'editContent');
  writeCookie(EDITOR_COOKIE, edits ? '1' : '', edits ? MONTH_SECONDS : 0);
  return requireAccess(request, '/manage');
}
