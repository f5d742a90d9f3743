import { Button } from '../../../components/button.tsx';
import { BarCount, CaseBar } from '../../../lib/account/casework/case-bar.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';

export type Asked = 'approve' | 'remark' | 'cancel';

interface Props {
  readonly review: Review;
  /** How many are marked on the screen. */
  readonly remarks: number;
  readonly busy: boolean;
  readonly acts: {
    readonly claim: () => void;
    readonly release: () => void;
    readonly ask: (decision: Asked) => void;
  };
}

export function DecisionBar({ review, remarks, busy, acts }: Props) {
  const text = useText();
  return (
    <CaseBar
      held={review}
      may={review.abilities}
      free={text('reviews.case.free')}
      busy={busy}
      onClaim={acts.claim}
      onRelease={acts.release}
    >
      {review.abilities.decide && (
        <>
          <Button look="quiet" onClick={() => acts.ask('cancel')}>
            {text('reviews.decide.cancel')}
          </Button>
          <Button look="quiet" onClick={() => acts.ask('remark')}>
            {text('reviews.decide.remark')}
            <BarCount count={remarks} />
          </Button>
          <Button onClick={() => acts.ask('approve')}>{text('reviews.decide.approve')}</Button>
        </>
      )}
    </CaseBar>
  );
}
