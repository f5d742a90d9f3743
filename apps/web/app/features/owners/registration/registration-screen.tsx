import type { UserInfo } from '@punkt/contract/user';
import type { CountryCode } from '@punkt/domain/country-code';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { logout } from '../../../lib/logout.ts';
import { saveSignOutNotice } from '../../../lib/sign-out-notice.ts';
import { useFollowOtherTabs } from '../../../lib/use-follow-other-tabs.ts';
import { postToWebView } from '../../../lib/web-view.ts';
import styles from './registration.module.css';
import type { OpenedDraft } from './registration-draft.ts';
import { RegistrationIntro } from './registration-intro.tsx';
import { Stepper } from './stepper.tsx';
import { registerOwner } from './submit.ts';
import { useRegistration } from './use-registration.ts';

/** The signing of the country's documents: another feature, placed by the route. */
interface SigningProps {
  readonly country: CountryCode;
  readonly onDecline: () => void;
  /** All documents are signed. What it throws is shown there. */
  readonly onSigned: () => Promise<void>;
}

export type RenderSigning = (props: SigningProps) => ReactNode;

interface Props {
  readonly user: UserInfo;
  readonly draft: OpenedDraft;
  readonly renderSigning: RenderSigning;
}

export function RegistrationScreen({ user, draft, renderSigning }: Props) {
  const text = useText();
  useFollowOtherTabs();
  const registration = useRegistration(user, draft);
  const { form, signing, refused, declined } = registration;

  const register = async () => {
    const problems = await registerOwner(form.latest());
    if (problems) return refused(problems);
    // Registered: notify the app around the page, and let the person log in again, as an owner.
    registration.saving.forget();
    postToWebView({ type: 'registration', status: 'success' });
    saveSignOutNotice({ title: text('owners.registered.title'), text: text('owners.registered.text') });
    await logout();
  };

  return (
    <SiteFrame>
      <SiteHead
        title={text('owners.registration.page.title')}
        description={text('owners.registration.page.description')}
      />
      <div className={styles.screen}>
        <RegistrationIntro user={user} save={registration.saving.state} />
        <Stepper registration={registration} slot={`${user.user_id}/registration`} />
      </div>
      {signing &&
        renderSigning({
          country: form.record.activity_form.country,
          onDecline: declined,
          onSigned: register,
        })}
    </SiteFrame>
  );
}
