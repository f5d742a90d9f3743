import { takesMessages } from '@punkt/domain/order-status';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './order-comments.module.css';
import { useComments } from './use-comments.ts';

/** What owner and operator wrote to each other. Where nobody listens and nothing was said, there is nothing to show. */
export function OrderComments({ order }: { readonly order: Order }) {
  const text = useText();
  const comments = useComments(order);
  const closed = !takesMessages(order.status);
  if (closed && comments.length === 0) return null;
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{text('orderPage.comments.title')}</h2>
      {comments.length === 0 && <p className={styles.empty}>{text('orderPage.comments.empty')}</p>}
      <ol aria-live="polite">
        {comments.map(({ id, comment, date, sendBy }) => (
          <li key={id} data-by={sendBy}>
            <p className={styles.by}>
              <b>{text(`orderPage.comments.${sendBy}`)}</b>
              <time dateTime={date}>{dateTime(date)}</time>
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ol>
      {closed ? (
        <p className={styles.empty}>{text('orderPage.comments.closed')}</p>
      ) : (
        <CommentForm order={order} />
      )}
    </section>
  );
}
