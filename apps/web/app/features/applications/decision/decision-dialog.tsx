import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { RemarkItems } from '../../../lib/account/casework/remarks/remark-list.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { VerdictDialog } from '../../../lib/account/casework/verdict-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { DECLINE_REASONS, PAYMENT_REASONS } from '../page/reasons.ts';
import type { Decision, useDecide } from '../use-acts.ts';
import { Consequences } from './consequences.tsx';

interface Props {
  readonly asked: Decision;
  readonly application: Application;
  readonly remarking: Remarking;
  readonly decide: ReturnType<typeof useDecide>;
  readonly onClose: () => void;
}

/** Says what the decision does before it is done. Whoever is refused is told why. */
export function DecisionDialog({ asked, application, remarking, decide, onClose }: Props) {
  const text = useText();
  const { remarks } = remarking;
  const marked = remarks.all.length > 0;
  const sent = asked === 'remark' || asked === 'remarkPayment' ? [...remarks.all] : [];
  const send = (comment: string) =>
    decide.mutate(
      { decision: asked, comment, remarks: sent },
      {
        onSuccess: () => {
          remarks.clear();
          onClose();
        },
        // What was typed stays in the box, unless somebody else has decided meanwhile.
        onError: (error) => isConflict(error) && onClose(),
      },
    );
  return (
    <VerdictDialog
      title={text(`applications.${asked}.title`, { id: application.id })}
      yes={text(`applications.decide.${asked}`)}
      look={asked === 'decline' ? 'danger' : 'primary'}
      busy={decide.isPending}
      comment={useComment(asked, marked)}
      onSend={send}
      onClose={onClose}
    >
      <Consequences asked={asked} application={application} marked={marked} />
      {sent.length > 0 && <RemarkItems remarking={remarking} />}
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
