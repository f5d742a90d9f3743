import type { UserInfo } from '@punkt/contract/user';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Login, useLogin } from '../../../components/login/use-login.ts';
import { session } from '../../../lib/client.ts';
import { currentUser } from '../../../lib/current-user.ts';
import { forgetFarewell } from '../../../lib/farewell.ts';
import { openingPath } from '../../../lib/guards.ts';
import { usePageInfo } from '../../../lib/page-info.ts';
import { countLate } from '../../../lib/site/count-late.ts';

/** Who is here, and what happens once she has signed in: on to her application, inside the same app. */
export function useOpening() {
  const navigate = useNavigate();
  const { variant } = usePageInfo();
  const login = useLogin(async () => {
    const target = await currentUser().then(
      (user) => user && openingPath(user, variant),
      // Signed in all the same: the account area says what is wrong and tries again.
      () => '/lk/orders/create',
    );
    forgetFarewell();
    if (target) await navigate(target);
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

/** What this browser remembers of the person at once, what the server says a moment later. */
function useSignedIn(): UserInfo | null {
  const [user, setUser] = useState(() => (session.tokens() ? session.user() : null));
  useEffect(() => {
    currentUser().then(setUser, () => setUser(session.tokens() ? session.user() : null));
  }, []);
  return user;
}
