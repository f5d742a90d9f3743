import { ScreenTitle } from '../../components/screen-title.tsx';
import { SessionsSection } from '../../features/auth/sessions-section.tsx';
import { SignaturesSection } from '../../features/offers/signatures-section.tsx';
import { ProfileScreen } from '../../features/owners/profile/profile-screen.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { isOwner } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';

export default function Profile() {
  const text = useText();
  const owner = isOwner(useUser());
  return (
    <>
      <ScreenTitle title={text('owners.profile.title')} />
      <ProfileScreen />
      {owner && <SignaturesSection />}
      <SessionsSection />
    </>
  );
}
