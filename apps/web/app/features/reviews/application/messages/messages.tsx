import { takesMessages } from '@punkt/domain/order-status';
import { MessageForm } from '../../../../lib/account/messages/message-form.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import type { Application } from '../application.ts';
import styles from './messages.module.css';
import { useMessages, useSendMessage } from './use-messages.ts';

/** What owner and staff wrote to each other. */
export function Messages({ application }: { readonly application: Application }) {
  const text = useText();
  const messages = useMessages(application);
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{text('reviewApplication.messages.title')}</h2>
      {messages.length === 0 && <p className={styles.soft}>{text('reviewApplication.messages.empty')}</p>}
      <ol aria-live="polite">
        {messages.map(({ id, comment, date, sendBy }) => (
          <li key={id} data-by={sendBy}>
            <p className={styles.by}>
              <b>{text(`reviewApplication.messages.${sendBy}`)}</b>
              <time dateTime={date}>{dateTime(date)}</time>
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ol>
      {takesMessages(application.status) ? (
        <WriteToOwner id={application.id} />
      ) : (
        <p className={styles.soft}>{text('reviewApplication.messages.closed')}</p>
      )}
    </section>
  );
}

const LONGEST = 1000;

function WriteToOwner({ id }: { readonly id: string }) {
  const text = useText();
  const { isPending, mutate } = useSendMessage(id);
  return (
    <MessageForm
      label={text('reviewApplication.messages.label')}
      send={text('reviewApplication.messages.send')}
      required={text('reviewApplication.messages.required')}
      count={(count) => text('reviewApplication.messages.count', { count, max: LONGEST })}
      longest={LONGEST}
      rows={2}
      keys
      busy={isPending}
      onSend={(message, onSuccess) => mutate(message, { onSuccess })}
    />
  );
}
