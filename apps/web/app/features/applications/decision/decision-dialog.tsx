import { RemarkItems } from '../../../lib/account/casework/remarks/remark-list.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { VerdictDialog } from '../../../lib/account/casework/verdict-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { DECLINE_REASONS, PAYMENT_REASONS } from '../page/reasons.ts';
import type { Decision } from '../use-acts.ts';
import { Consequences } from './consequences.tsx';
import { DecisionFailed } from './decision-failed.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { DecisionInHand } from './use-decision.ts';

interface Props {
  readonly asked: Decision;
  readonly application: Application;
  readonly remarking: Remarking;
  readonly decision: DecisionInHand;
}

/** Says what the decision does before it is done. Whoever is refused is told why. */
export function DecisionDialog({ asked, application, remarking, decision }: Props) {
  const text = useText();
  const { remarks } = remarking;
  const { stale, refusal, failure, words, reading } = decision;
  const marked = remarks.all.length > 0;
  const sent = asked === 'remark' || asked === 'remarkPayment' ? [...remarks.all] : [];
  const comment = useComment(asked, marked);
  return (
    <VerdictDialog
      title={text(`applications.${asked}.title`, { id: application.id })}
      yes={text(`applications.decide.${asked}`)}
      look={asked === 'decline' ? 'danger' : 'primary'}
      busy={decision.busy}
      comment={
        comment && {
          ...comment,
          initial: words[asked] ?? comment.initial,
          onType: (typed) => decision.keepWords(asked, typed),
        }
      }
      instead={
        stale
          ? { label: text('applications.stale.read'), busy: reading, onClick: decision.readAnew }
          : undefined
      }
      onSend={(said) => decision.send({ comment: said, remarks: sent }, remarks.clear)}
      onClose={decision.leave}
    >
      {stale ? (
        <StaleNotice refusal={refusal} />
      ) : (
        <Consequences asked={asked} application={application} marked={marked} />
      )}
      {sent.length > 0 && <RemarkItems remarking={remarking} />}
      {failure !== undefined && !stale && !decision.busy && <DecisionFailed error={failure} />}
    </VerdictDialog>
  );
}

function useComment(asked: Decision, marked: boolean) {
  const text = useText();
  if (asked === 'accept') return undefined;
  if (asked === 'remark')
    return { initial: marked ? text('casework.comment.remark') : '', required: !marked };
  const reasons = asked === 'decline' ? DECLINE_REASONS : PAYMENT_REASONS;
  return {
    initial: '',
    required: true,
    reasons: reasons.map((reason) => text(`applications.reason.${reason}`)),
  };
}
