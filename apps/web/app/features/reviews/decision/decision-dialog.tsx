import { isConflict } from '../../../lib/account/casework/conflict.ts';
import { RemarkItems } from '../../../lib/account/casework/remarks/remark-list.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { VerdictDialog } from '../../../lib/account/casework/verdict-dialog.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import type { useDecide } from '../use-acts.ts';
import type { Asked } from './decision-bar.tsx';

interface Props {
  readonly asked: Asked;
  readonly review: Review;
  readonly remarking: Remarking;
  readonly decide: ReturnType<typeof useDecide>;
  readonly onClose: () => void;
}

const TITLES = {
  approve: 'reviews.approve.title',
  remark: 'reviews.remark.send.title',
  cancel: 'reviews.cancel.title',
} as const;

/** Says what the decision does before it is done. */
export function DecisionDialog({ asked, review, remarking, decide, onClose }: Props) {
  const text = useText();
  const { remarks } = remarking;
  const marked = remarks.all.length > 0;
  const initial = asked === 'remark' && marked ? text('casework.comment.remark') : '';
  const send = (comment: string) =>
    decide.mutate(
      { decision: asked, comment, remarks: asked === 'remark' ? [...remarks.all] : [] },
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
      title={text(TITLES[asked])}
      yes={text(`reviews.decide.${asked}`)}
      look={asked === 'cancel' ? 'danger' : 'primary'}
      busy={decide.isPending}
      comment={asked === 'approve' ? undefined : { initial, required: true }}
      onSend={send}
      onClose={onClose}
    >
      <p>{text(asked === 'remark' ? 'casework.remark.send.text' : `reviews.${asked}.${review.kind}`)}</p>
      {asked === 'approve' && marked && <p>{text('casework.approve.remarks')}</p>}
      {asked === 'remark' && !marked && <p>{text('casework.remark.send.none')}</p>}
      {asked === 'remark' && <RemarkItems remarking={remarking} />}
    </VerdictDialog>
  );
}
