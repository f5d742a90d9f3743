import { ScreenTitle } from '../../components/screen-title.tsx';
import { EditContact } from '../../features/owners/profile/edit-contact.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/profile-contact.ts';
import { ownerOnly } from './owner-only.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await ownerOnly(request);
  return null;
}

export default function Page() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('owners.contact.title')} />
      <EditContact />
    </>
  );
}
