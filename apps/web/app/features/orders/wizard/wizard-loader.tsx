import type { UserInfo } from '@punkt/contract/user';
import { useState } from 'react';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { OrderMissing } from '../order-missing.tsx';
import { isMissing } from '../order-queries.ts';
import { type DraftRequest, type OpenAnswer, openOrder } from './draft/open-draft.ts';
import { draftName, localOrders } from './draft/order-draft.ts';
import { ClosedCountry, isClosed, NoMove } from './refusal-screens.tsx';
import { WizardScreen } from './wizard-screen.tsx';

interface Props {
  readonly user: UserInfo;
  readonly wish: DraftRequest;
  readonly answer: OpenAnswer;
}

/** The wizard opens once it is known where this person left off; a failed read can be retried. */
export function WizardLoader({ user, wish, answer: first }: Props) {
  const [answer, setAnswer] = useState(first);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const reopen = async () => {
    setBusy(true);
    setAnswer(await openOrder(user, wish));
    setRound(round + 1);
    setBusy(false);
  };
  if (wish.kind === 'new' && isClosed(user)) return <ClosedCountry user={user} />;
  if ('failed' in answer && wish.kind === 'edit' && isMissing(answer.failed)) return <OrderMissing />;
  if ('failed' in answer)
    return <OpenFailed error={answer.failed} busy={busy} onRetry={() => void reopen()} />;
  const { opened } = answer;
  if (wish.kind === 'move' && !opened.point) return <NoMove reason="unknown" />;
  if (wish.kind === 'move' && !opened.point?.canMove) return <NoMove reason="underWay" />;
  const restart = () => {
    localOrders.forget(draftName(user.user_id, opened.draft));
    void reopen();
  };
  return <WizardScreen key={round} user={user} opened={opened} onRestart={restart} />;
}

interface FailedProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function OpenFailed(props: FailedProps) {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('wizard.title')} />
      <FailedState {...props} title={text('wizard.failed.open')} kept={text('wizard.failed.open.kept')} />
    </>
  );
}
