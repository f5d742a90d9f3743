import type { UserInfo } from '@punkt/contract/user';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Login, useLogin } from '../../../components/login/use-login.ts';
import { session } from '../../../lib/client.ts';
import { currentUser } from '../../../lib/current-user.ts';
import { openingPath } from '../../../lib/guards.ts';
import { usePageInfo } from '../../../lib/page-info.ts';
import { clearSignOutNotice } from '../../../lib/sign-out-notice.ts';
import { countLate } from '../../../lib/site/count-late.ts';

/** Who is here, and what happens once they have signed in: on to their application. */
export function useOpening() {
  const { variant } = usePageInfo();
  const login = useLogin(async () => {
    const target = await currentUser().then(
      (user) => user && openingPath(user, variant),
      // Signed in all the same: the account area says what is wrong and tries again.
      () => '/lk/orders/create',
    );
    clearSignOutNotice();
    if (target) location.assign(target);
  });
  return { user: useSignedIn(), login: counting(login) };
}

/** A number that a code was sent to; sending the code anew is the same number. */
const counting = (login: Login): Login => ({
  ...login,
  requestCode: async (from, resend) => {
    const refusal = await login.requestCode(from, resend);
    if (refusal === undefined && !resend) countLate('open_form_sent');
    return refusal;
  },
});

const remembered = () => (session.tokens() ? session.user() : null);

/** Nobody in the server's page; what this browser remembers of the person at once, what the server says a moment later. */
function useSignedIn(): UserInfo | null {
  const [user, setUser] = useState<UserInfo | null>(null);
  useLayoutEffect(() => setUser(remembered()), []);
  useEffect(() => {
    currentUser().then(setUser, () => setUser(remembered()));
  }, []);
  return user;
}
