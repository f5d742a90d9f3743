import type { UserInfo } from '@punkt/contract/user';
import { ApiError } from './api-error.ts';
import { currentUser } from './current-user.ts';
import { loginPath } from './redirect.ts';

/** For loaders: the signed-in person, or off to the log-in page and back afterwards. */
export async function requireUser(request: Request): Promise<UserInfo> {
  const { pathname, search } = new URL(request.url);
  const user = await currentUser().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (user) return user;
  // A document of the public site, which the router knows nothing of. The loader waits for ever: the page is going.
  location.replace(loginPath(pathname + search));
  return new Promise(() => undefined);
}
