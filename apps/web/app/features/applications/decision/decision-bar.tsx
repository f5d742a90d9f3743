import { Button } from '../../../components/button.tsx';
import { BarCount, CaseBar } from '../../../lib/account/casework/case-bar.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import type { Acts } from '../page/use-application-acts.ts';
import type { Decision } from '../use-acts.ts';

interface Props {
  readonly application: Application;
  /** How many are marked on the screen. */
  readonly remarks: number;
  readonly acts: Acts;
}

/** In the order of the bar: what ends it first, what goes well last, under the thumb. */
const DECISIONS = ['decline', 'remarkPayment', 'remark', 'accept'] as const satisfies readonly Decision[];

export function DecisionBar({ application, remarks, acts }: Props) {
  const text = useText();
  const { staffAbilities: may, claimedBy } = application;
  const offered = DECISIONS.filter((decision) => may[decision]);
  if (offered.length === 0 && !may.claim && !may.release && !claimedBy) return null;
  return (
    <CaseBar
      held={application}
      may={may}
      free={text('applications.free')}
      busy={acts.busy}
      onClaim={acts.claim}
      onRelease={acts.release}
    >
      {offered.length > 0 &&
        offered.map((decision) => (
          <Button
            key={decision}
            look={decision === 'accept' ? 'primary' : 'quiet'}
            onClick={() => acts.ask(decision)}
          >
            {text(`applications.decide.${decision}`)}
            {decision === 'remark' && <BarCount count={remarks} />}
          </Button>
        ))}
    </CaseBar>
  );
}
