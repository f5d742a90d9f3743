import { Button } from '../../../components/button.tsx';
import { BarCount, CaseBar } from '../../../lib/account/casework/case-bar.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { HandOver } from '../hand-over.tsx';
import type { Review } from '../reviews-query.ts';
import type { CaseParts } from './parts.ts';

const DECISIONS = [
  'approve',
  'accept',
  'remark',
  'remarkPayment',
  'cancel',
  'decline',
  'activate',
  'remarkActivation',
  'uphold',
  'refundFee',
  'rejectAppeal',
  'closeTicket',
  'reopenTicket',
] as const;

/** The words of the button, and of the one in the dialog. */
export function useDecisionName(wordsOf: CaseParts['decision']): (name: string) => string {
  const text = useText();
  return (name) => {
    const { button } = wordsOf(name);
    if (button) return button;
    const known = DECISIONS.find((decision) => decision === name);
    return known ? text(`reviews.decide.${known}`) : name;
  };
}

interface Props {
  readonly review: Review;
  readonly wordsOf: CaseParts['decision'];
  /** How many are marked on the screen. */
  readonly remarks: number;
  readonly acts: {
    readonly busy: boolean;
    readonly claim: () => void;
    readonly release: () => void;
    readonly ask: (decision: string) => void;
  };
}

/** Beside a better one: a remark about money is rare, and what a ticket needs is an answer, whose button is the primary one there. */
const QUIET = new Set(['remarkPayment', 'closeTicket', 'reopenTicket']);

/** What ends it stands first, what goes well last, under the thumb: the server names the best one first. */
export function DecisionBar({ review, wordsOf, remarks, acts }: Props) {
  const text = useText();
  const nameOf = useDecisionName(wordsOf);
  const { abilities: may, claimedBy } = review;
  const [best] = may.decisions;
  if (may.decisions.length === 0 && !may.claim && !may.release && !claimedBy) return null;
  return (
    <CaseBar
      held={review}
      may={may}
      free={text(review.kind === 'ticket' ? 'reviews.case.free.ticket' : 'reviews.case.free')}
      busy={acts.busy}
      onClaim={acts.claim}
      onRelease={acts.release}
    >
      {may.assign && <HandOver cases={[review]} words={text('reviews.assign.one')} />}
      {may.decisions.length > 0 &&
        may.decisions.toReversed().map((decision) => (
          <Button
            key={decision}
            look={decision === best && !QUIET.has(decision) ? 'primary' : 'quiet'}
            onClick={() => acts.ask(decision)}
          >
            {nameOf(decision)}
            {decision === 'remark' && <BarCount count={remarks} />}
          </Button>
        ))}
    </CaseBar>
  );
}
