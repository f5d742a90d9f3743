import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { api } from '../../lib/client.ts';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import styles from './sandbox.module.css';
import { usePoll } from './use-poll.ts';

/** `5 дней 1 час`: the two largest units are enough to see how far the clock was moved. */
function useDuration(): (seconds: number) => string {
  const text = useText();
  return (seconds) => {
    const units = [
      ['sandbox.span.days', Math.floor(seconds / 86_400)],
      ['sandbox.span.hours', Math.floor((seconds % 86_400) / 3600)],
      ['sandbox.span.minutes', Math.floor((seconds % 3600) / 60)],
    ] as const;
    const words = units.filter(([, count]) => count > 0).map(([key, count]) => text(key, { count }));
    return words.slice(0, 2).join(' ') || text('sandbox.span.minutes', { count: 0 });
  };
}

const HOUR = 3600;
const LEAPS = [
  { key: 'sandbox.clock.hour', seconds: HOUR },
  { key: 'sandbox.clock.day', seconds: 24 * HOUR },
  { key: 'sandbox.clock.five', seconds: 5 * 24 * HOUR },
  { key: 'sandbox.clock.month', seconds: 30 * 24 * HOUR },
] as const;

export function Clock() {
  const text = useText();
  const span = useDuration();
  const [busy, setBusy] = useState(false);
  const { data, failed, again } = usePoll(
    (signal) => api('GET /api/v4/sandbox/clock', {}, { signal }),
    5_000,
  );
  const leap = async (seconds: number) => {
    setBusy(true);
    try {
      await api('POST /api/v4/sandbox/clock', { body: { advance_seconds: seconds } });
      notify({ kind: 'success', title: { key: 'sandbox.clock.moved' } });
      again();
    } catch (error) {
      notifyError(error, 'sandbox.failed');
    }
    setBusy(false);
  };
  const ahead = data?.offset_seconds ?? 0;
  return (
    <section className={styles.clock} aria-labelledby="clock">
      <h2 id="clock">{text('sandbox.clock.title')}</h2>
      <div>
        <p className={styles.meta}>{text('sandbox.clock.now')}</p>
        <p className={styles.now}>{data ? dateTime(data.now) : '—'}</p>
        <p className={styles.meta}>
          {failed && !data && text('sandbox.failed')}
          {data &&
            (ahead > 0 ? text('sandbox.clock.ahead', { span: span(ahead) }) : text('sandbox.clock.real'))}
        </p>
      </div>
      <fieldset className={styles.leaps}>
        <legend>{text('sandbox.clock.add')}</legend>
        {LEAPS.map(({ key, seconds }) => (
          <Button key={key} look="quiet" busy={busy} onClick={() => void leap(seconds)}>
            {text(key)}
          </Button>
        ))}
      </fieldset>
      <p className={styles.meta}>{text('sandbox.clock.hint')}</p>
    </section>
  );
}
