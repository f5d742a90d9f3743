import { Button } from '../../../components/button.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import styles from './decision-bar.module.css';

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

/** Stays at the foot of the screen: who has the case, and what can be done with it now. */
export function DecisionBar({ review, remarks, busy, acts }: Props) {
  const text = useText();
  const { abilities } = review;
  return (
    <section className={styles.bar} aria-label={text('reviews.decide.title')}>
      <Holder review={review} />
      <div className={styles.acts}>
        {abilities.claim && (
          <Button look={abilities.decide ? 'quiet' : 'primary'} busy={busy} onClick={acts.claim}>
            {text(review.claimedBy ? 'reviews.act.takeover' : 'reviews.act.claim.long')}
          </Button>
        )}
        {abilities.release && (
          <Button look="quiet" busy={busy} onClick={acts.release}>
            {text('reviews.act.release')}
          </Button>
        )}
        {abilities.decide && (
          <>
            <Button look="quiet" onClick={() => acts.ask('cancel')}>
              {text('reviews.decide.cancel')}
            </Button>
            <Button look="quiet" onClick={() => acts.ask('remark')}>
              {text('reviews.decide.remark')}
              {remarks > 0 && <span className={styles.count}>{remarks}</span>}
            </Button>
            <Button onClick={() => acts.ask('approve')}>{text('reviews.decide.approve')}</Button>
          </>
        )}
      </div>
    </section>
  );
}

function Holder({ review: { claimedBy, claimedAt, abilities } }: Pick<Props, 'review'>) {
  const text = useText();
  const { user_id } = useUser();
  const date = claimedAt ? dateTime(claimedAt) : '';
  const mine = claimedBy?.id === user_id;
  return (
    <p className={styles.holder} data-mine={mine || undefined} role="status">
      {!claimedBy && abilities.claim && text('reviews.case.free')}
      {mine && text('reviews.case.mine', { date })}
      {claimedBy && !mine && text('reviews.case.held', { name: claimedBy.name, date })}
      {mine && <small>{text('reviews.claimed')}</small>}
    </p>
  );
}
