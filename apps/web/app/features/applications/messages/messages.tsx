import { takesMessages } from '@punkt/domain/order-status';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import styles from './messages.module.css';
import { useMessages } from './use-messages.ts';
import { WriteToOwner } from './write-to-owner.tsx';

/** What owner and staff wrote to each other. */
export function Messages({ application }: { readonly application: Application }) {
  const text = useText();
  const messages = useMessages(application);
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{text('applications.messages.title')}</h2>
      {messages.length === 0 && <p className={styles.soft}>{text('applications.messages.empty')}</p>}
      <ol aria-live="polite">
        {messages.map(({ id, comment, date, sendBy }) => (
          <li key={id} data-by={sendBy}>
            <p className={styles.by}>
              <b>{text(`applications.messages.${sendBy}`)}</b>
              <time dateTime={date}>{dateTime(date)}</time>
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ol>
      {takesMessages(application.status) ? (
        <WriteToOwner id={application.id} />
      ) : (
        <p className={styles.soft}>{text('applications.messages.closed')}</p>
      )}
    </section>
  );
}
