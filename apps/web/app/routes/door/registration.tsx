import { redirect } from 'react-router';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { Signing } from '../../features/offers/signing.tsx';
import { openDraft } from '../../features/owners/registration/registration-draft.ts';
import { RegistrationLoader } from '../../features/owners/registration/registration-loader.tsx';
import { homeOf, isOwner, isStaff } from '../../lib/guards.ts';
import { useText } from '../../lib/i18n.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { requireUser } from '../../lib/require-user.ts';
import type { Route } from './+types/registration.ts';

/** Only for those who still have to register; everybody else is led on. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const { variant } = readPageInfo();
  if (isStaff(user) || isOwner(user)) throw redirect(homeOf(user, variant));
  const country = variant === 'georgian' ? ('GE' as const) : user.country;
  return { user, country, answer: await openDraft(user, country) };
}

/** The form itself knows best from here on. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const text = useText();
  return (
    <main>
      <SiteHead
        title={text('owners.registration.page.title')}
        description={text('owners.registration.page.description')}
      />
      <h1 className="visually-hidden">{text('owners.registration.page.title')}</h1>
      <LoadingScreen words={text('common.loading')} needs={text('owners.noscript')} />
    </main>
  );
}

export default function Registration({ loaderData }: Route.ComponentProps) {
  return <RegistrationLoader {...loaderData} renderSigning={(props) => <Signing {...props} />} />;
}
