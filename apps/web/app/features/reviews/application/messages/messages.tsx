import IconMessage2 from 'icon:message-2';
import { takesMessages } from '@punkt/domain/order-status';
import { Button } from '../../../../components/button.tsx';
import { MessageForm } from '../../../../lib/account/messages/message-form.tsx';
import { deadlineDate } from '../../../../lib/deadline.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import looks from '../../talk.module.css';
import type { Application } from '../application.ts';
import styles from './messages.module.css';
import { talkPlace, useMessages, useMessagesDone, useSendMessage } from './use-messages.ts';

/** What owner and staff wrote to each other. */
export function Messages({ application }: { readonly application: Application }) {
  const text = useText();
  const { messages, asked } = useMessages(application);
  return (
    <section className={looks.talk} aria-labelledby="messages">
      <h2 id="messages">{text('reviewApplication.messages.title')}</h2>
      {messages.length === 0 && <p className={looks.soft}>{text('reviewApplication.messages.empty')}</p>}
      <ol aria-live="polite">
        {messages.map(({ id, comment, date, sendBy }) => (
          <li key={id} data-by={sendBy}>
            <p className={looks.by}>
              <b>{text(`reviewApplication.messages.${sendBy}`)}</b>
              <time dateTime={date}>{dateTime(date)}</time>
            </p>
            <p className={looks.words}>{comment}</p>
          </li>
        ))}
      </ol>
      {asked && <Asked shown={application} asked={asked} />}
      {takesMessages(application.status) ? (
        <WriteToOwner shown={application} />
      ) : (
        <p className={looks.soft}>{text('reviewApplication.messages.closed')}</p>
      )}
    </section>
  );
}

interface AskedProps {
  readonly shown: Application;
  readonly asked: NonNullable<Application['asked']>;
}

/** The owner waits: until when an answer is promised, and the way out where none is needed. */
function Asked({ shown, asked: { due, overdue } }: AskedProps) {
  const text = useText();
  const { isPending, mutate } = useMessagesDone(shown);
  return (
    <div className={styles.asked} data-late={overdue || undefined}>
      <IconMessage2 size={20} stroke={1.75} />
      <p>{text(`reviewApplication.messages.${overdue ? 'late' : 'asked'}`, { date: deadlineDate(due) })}</p>
      <Button look="quiet" busy={isPending} onClick={() => mutate()}>
        {text('reviewApplication.messages.done')}
      </Button>
    </div>
  );
}

const LONGEST = 1000;

function WriteToOwner({ shown }: { readonly shown: Application }) {
  const text = useText();
  const { isPending, mutate } = useSendMessage(shown);
  return (
    <MessageForm
      place={talkPlace(shown)}
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
