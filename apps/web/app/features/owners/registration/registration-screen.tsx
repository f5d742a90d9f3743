import type { UserInfo } from '@punkt/contract/user';
import type { CountryCode } from '@punkt/domain/country-code';
import { cleanOwner } from '@punkt/domain/owner-clean';
import type { OwnerRecord, Problems } from '@punkt/domain/owner-record';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { SiteHead } from '../../../components/site-head.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { logout } from '../../../lib/logout.ts';
import { saveSignOutNotice } from '../../../lib/sign-out-notice.ts';
import { useFollowOtherTabs } from '../../../lib/use-follow-other-tabs.ts';
import styles from './registration.module.css';
import type { OpenedDraft } from './registration-draft.ts';
import { RegistrationIntro } from './registration-intro.tsx';
import { Stepper } from './stepper.tsx';
import { useRegistration } from './use-registration.ts';

/** Answers with what was refused by field; anything else that fails is thrown. */
async function registerOwner(record: OwnerRecord): Promise<Problems | null> {
  try {
    await api('POST /api/v3/owner/register', { body: { owner_data: cleanOwner(record) } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The reply to an earlier attempt was lost: the person is registered already.
    if (error.code === 'already_owner') return null;
    const refused = error.errors.map(({ path, message }) => [path.replace(/^owner_data\./, ''), message]);
    if (error.code !== 'validation_failed' || refused.length === 0) throw error;
    return Object.fromEntries(refused) as Problems;
  }
}

/** What a page posts to the mobile app that shows it. */
interface WebViewMessage {
  readonly type: 'registration';
  readonly status: 'success';
}

interface NativeWindow {
  readonly ReactNativeWebView?: { readonly postMessage: (text: string) => void };
}

/**
 * React Native has a channel of its own. A parent window gets it only if it is ours: the news is harmless, but whoever
 * frames a page is nobody's business to inform.
 */
function postToWebView(news: WebViewMessage, page: Window & NativeWindow = window): void {
  page.ReactNativeWebView?.postMessage(JSON.stringify(news));
  if (page.parent !== page) page.parent.postMessage(news, page.location.origin);
}

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
  useFollowOtherTabs(user.user_id);
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
