import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import { MessageForm } from './message-form.tsx';
import styles from './messages.module.css';
import { useMessageNews } from './use-message-news.ts';

interface Props {
  readonly id: string;
  readonly comments: Application['comments'];
  /** Whether anybody would read what is written. */
  readonly open: boolean;
}

/** What owner and staff wrote to each other. */
export function Messages({ id, comments, open }: Props) {
  const text = useText();
  useMessageNews(id);
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{text('applications.messages.title')}</h2>
      {comments.length === 0 && <p className={styles.soft}>{text('applications.messages.empty')}</p>}
      <ol aria-live="polite">
        {comments.map(({ id: key, comment, date, sendBy }) => (
          <li key={key} data-by={sendBy}>
            <p className={styles.by}>
              <b>{text(`applications.messages.${sendBy}`)}</b>
              <time dateTime={date}>{dateTime(date)}</time>
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ol>
      {open ? <MessageForm id={id} /> : <p className={styles.soft}>{text('applications.messages.closed')}</p>}
    </section>
  );
}
