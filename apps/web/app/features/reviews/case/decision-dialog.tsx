import { CaseAlert } from '../../../lib/account/casework/case-alert.tsx';
import { RemarkItems } from '../../../lib/account/casework/remarks/remark-list.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { VerdictDialog } from '../../../lib/account/casework/verdict-dialog.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/i18n.tsx';
import { useDecisionName } from './decision-bar.tsx';
import { DecisionFailed } from './decision-failed.tsx';
import type { CaseParts } from './parts.ts';
import type { DecisionInHand } from './use-decision.ts';

interface Props {
  readonly asked: string;
  readonly wordsOf: CaseParts['decision'];
  readonly remarking: Remarking;
  readonly decision: DecisionInHand;
}

/** Says what the decision does before it is done. A refusal needs a reason. */
export function DecisionDialog({ asked, wordsOf, remarking, decision }: Props) {
  const text = useText();
  const nameOf = useDecisionName(wordsOf);
  const words = wordsOf(asked);
  const { remarks } = remarking;
  const { stale, failure, reading } = decision;
  const marked = remarks.all.length > 0;
  const remarkable = asked.startsWith('remark');
  const required = words.comment === 'required' || !marked;
  const initial = asked === 'remark' && marked ? text('casework.comment.remark') : '';
  return (
    <VerdictDialog
      title={words.title}
      yes={nameOf(asked)}
      look={words.danger ? 'danger' : 'primary'}
      busy={decision.busy}
      comment={
        words.comment === 'none'
          ? undefined
          : {
              required,
              initial: decision.words[asked] ?? initial,
              onType: (typed) => decision.keepWords(asked, typed),
              ...(words.reasons && { reasons: words.reasons }),
            }
      }
      instead={
        stale ? { label: text('reviews.stale.read'), busy: reading, onClick: decision.readAnew } : undefined
      }
      onSend={(said) =>
        decision.send({ comment: said, remarks: remarkable ? [...remarks.all] : [] }, remarks.clear)
      }
      onClose={decision.leave}
    >
      {stale ? <Stale refusal={decision.refusal} /> : <div>{words.text}</div>}
      {!stale && !remarkable && marked && <p>{text('casework.approve.remarks')}</p>}
      {!stale && asked === 'remark' && !marked && <p>{text('casework.remark.send.none')}</p>}
      {remarkable && marked && <RemarkItems remarking={remarking} />}
      {failure !== undefined && !stale && !decision.busy && <DecisionFailed error={failure} />}
    </VerdictDialog>
  );
}

/** What was looked at is no longer what stands: nothing was decided, nothing typed is lost. */
function Stale({ refusal }: { readonly refusal: ApiError | undefined }) {
  const text = useText();
  // The server's own sentence says more than «changed» when somebody has it, or has decided.
  const named = refusal && refusal.code !== 'conflict' ? refusal.message : '';
  return (
    <CaseAlert news>
      <b>{text(refusal ? 'reviews.stale.refused' : 'reviews.stale')}</b>{' '}
      {named || text('reviews.stale.changed')} {text('reviews.stale.text')}
    </CaseAlert>
  );
}
