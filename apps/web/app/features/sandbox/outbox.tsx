import type { CallOutput } from '@punkt/contract/contract';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './sandbox.module.css';
import { usePoll } from './use-poll.ts';

type Message = CallOutput<'GET /api/v4/sandbox/outbox'>['data'][number];

export function Outbox() {
  const text = useText();
  const { data, failed } = usePoll(
    (signal) => api('GET /api/v4/sandbox/outbox', { query: {} }, { signal }),
    2_000,
  );
  return (
    <section className={styles.outbox} aria-labelledby="outbox">
      <div className={styles.sectionHead}>
        <h2 id="outbox">{text('sandbox.outbox.title')}</h2>
        <p>{text(failed ? 'sandbox.failed' : 'sandbox.outbox.hint')}</p>
      </div>
      <div aria-live="polite" aria-busy={!data && !failed}>
        {data?.data.length === 0 && <p className={styles.empty}>{text('sandbox.outbox.empty')}</p>}
        <ol className="stack gap-12">
          {!data && !failed && [1, 2, 3].map((row) => <li key={row} className={styles.skeleton} />)}
          {data?.data.map((message) => (
            <Letter key={message.id} message={message} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const channelOf = ({ channel }: Message) => (channel === 'email' || channel === 'push' ? channel : 'sms');

/** Of a device only its push service is told: the rest of the address is endless. */
const recipientOf = ({ channel, to }: Message): string =>
  channel === 'push' && URL.canParse(to) ? new URL(to).hostname : to;

function Letter({ message }: { readonly message: Message }) {
  const text = useText();
  const channel = channelOf(message);
  // An application has a number too; only an SMS brings a code.
  const code = channel === 'sms' ? /\b\d{4,8}\b/.exec(message.text)?.[0] : undefined;
  return (
    <li className={styles.message}>
      <p className={styles.meta}>
        <span>
          {text('sandbox.outbox.to', {
            channel: text(`sandbox.outbox.${channel}`),
            to: recipientOf(message),
          })}
        </span>
        <time dateTime={message.sent}>{dateTime(message.sent, { seconds: true })}</time>
      </p>
      <p className={styles.words}>{message.text}</p>
      {code && <CopyButton value={code} shown={code} label={text('sandbox.outbox.copy', { code })} />}
    </li>
  );
}
