import { ScreenTitle } from '../../components/screen-title.tsx';
import { SessionsSection } from '../../features/auth/sessions-section.tsx';
import { ProfileFacts } from '../../features/owners/profile/profile-facts.tsx';
import { useText } from '../../lib/i18n.tsx';

export default function Profile() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('owners.profile.title')} />
      <ProfileFacts />
      <SessionsSection />
    </>
  );
}
