import { ScreenTitle } from '../../components/screen-title.tsx';
import { EditRequisites } from '../../features/owners/profile/edit-requisites.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Route } from './+types/profile-requisites.ts';
import { ownerOnly } from './owner-only.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await ownerOnly(request);
  return null;
}

export default function Page() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('owners.requisites.title')} />
      <EditRequisites />
    </>
  );
}
