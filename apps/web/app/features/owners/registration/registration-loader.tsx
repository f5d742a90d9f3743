import type { UserInfo } from '@punkt/contract/user';
import { useEffect, useState } from 'react';
import { FailedState } from '../../../components/failed-state.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { countLate } from '../../../lib/site/count-late.ts';
import styles from './registration.module.css';
import { type DraftAnswer, openDraft } from './registration-draft.ts';
import { RegistrationScreen, type RenderSigning } from './registration-screen.tsx';

interface Props {
  readonly user: UserInfo;
  /** Where an empty form begins. */
  readonly country: UserInfo['country'];
  readonly answer: DraftAnswer;
  readonly renderSigning: RenderSigning;
}

/** The form opens once it is known where this person left off; a failed read can be retried. */
export function RegistrationLoader({ user, country, answer: first, renderSigning }: Props) {
  const [answer, setAnswer] = useState(first);
  const [busy, setBusy] = useState(false);
  useEffect(() => countLate('registration_opened'), []);
  if ('draft' in answer)
    return <RegistrationScreen user={user} draft={answer.draft} renderSigning={renderSigning} />;
  const retry = async () => {
    setBusy(true);
    setAnswer(await openDraft(user, country));
    setBusy(false);
  };
  return <DraftFailed error={answer.failed} busy={busy} onRetry={() => void retry()} />;
}

interface FailedProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function DraftFailed(props: FailedProps) {
  const text = useText();
  return (
    <SiteFrame>
      <SiteHead
        title={text('owners.registration.page.title')}
        description={text('owners.registration.page.description')}
      />
      <div className={styles.screen}>
        <header className={styles.intro}>
          <h1>{text('owners.registration.title')}</h1>
        </header>
        <FailedState {...props} title={text('owners.draft.failed')} kept={text('owners.draft.failed.kept')} />
      </div>
    </SiteFrame>
  );
}
