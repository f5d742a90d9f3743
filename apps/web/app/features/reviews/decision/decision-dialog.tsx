import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { errorId, Field } from '../../../components/field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { FieldWords } from '../case/field-words.ts';
import { RemarkItems } from '../remarks/remark-list.tsx';
import remarkStyles from '../remarks/remarks.module.css';
import type { Remarks } from '../remarks/use-remarks.ts';
import type { Review } from '../reviews-query.ts';
import type { useDecide } from '../use-acts.ts';
import type { Asked } from './decision-bar.tsx';
import styles from './decision-dialog.module.css';

interface Props {
  readonly asked: Asked;
  readonly review: Review;
  readonly words: FieldWords;
  readonly remarks: Remarks;
  readonly decide: ReturnType<typeof useDecide>;
  readonly onClose: () => void;
}

const LONGEST = 1000;
const TITLES = {
  approve: 'reviews.approve.title',
  remark: 'reviews.remark.send.title',
  cancel: 'reviews.cancel.title',
} as const;
/** Says what the decision does before it is done. Whoever is refused is told why, so the comment is not optional there. */
export function DecisionDialog({ asked, review, words, remarks, decide, onClose }: Props) {
  const text = useText();
  const id = useId();
  const [comment, setComment] = useState(
    asked === 'remark' && remarks.all.length > 0 ? text('reviews.comment.remark') : '',
  );
  const [tried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // The browser would begin at the cross; whoever came here by a key means to go on.
  useEffect(() => (box.current ?? button.current)?.focus(), []);
  const missing = asked !== 'approve' && !comment.trim();
  const send = () => {
    if (missing) return setTried(true);
    const body = {
      decision: asked,
      comment: comment.trim(),
      remarks: asked === 'remark' ? [...remarks.all] : [],
    };
    decide.mutate(body, { onSuccess: remarks.clear, onSettled: onClose });
  };
  return (
    <Dialog open title={text(TITLES[asked])} onClose={onClose}>
      <p>{text(asked === 'remark' ? 'reviews.remark.send.text' : `reviews.${asked}.${review.kind}`)}</p>
      {asked === 'approve' && remarks.all.length > 0 && <p>{text('reviews.approve.remarks')}</p>}
      {asked === 'remark' && remarks.all.length === 0 && <p>{text('reviews.remark.send.none')}</p>}
      {asked === 'remark' && <RemarkItems words={words} remarks={remarks} />}
      {asked !== 'approve' && (
        <Field
          id={id}
          label={text('reviews.comment')}
          error={tried && missing ? text('reviews.comment.required') : undefined}
        >
          <textarea
            ref={box}
            id={id}
            className={remarkStyles.box}
            rows={3}
            maxLength={LONGEST}
            value={comment}
            aria-required="true"
            aria-invalid={tried && missing ? true : undefined}
            aria-describedby={errorId(id)}
            onChange={({ target }) => setComment(target.value)}
          />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button
          look={asked === 'cancel' ? 'danger' : 'primary'}
          busy={decide.isPending}
          onClick={send}
          ref={button}
        >
          {text(`reviews.decide.${asked}`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text('reviews.decide.back')}
        </Button>
      </div>
    </Dialog>
  );
}
