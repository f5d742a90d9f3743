import { redirect } from 'react-router';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { EditPassport } from '../../features/owners/profile/edit-passport.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/profile-passport.ts';
import { ownerOnly } from './owner-only.ts';

/** An approved document can't be changed here. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await ownerOnly(request);
  if (user.passport_approve_status === 'approved') throw redirect('/lk/profile');
  return null;
}

export default function Page() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('owners.passport.title')} />
      <EditPassport />
    </>
  );
}
