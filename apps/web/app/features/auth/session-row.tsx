import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './sessions.module.css';
import { type OwnSession, useEndSession } from './sessions.ts';

export function SessionRow({ session }: { readonly session: OwnSession }) {
  const text = useText();
  const end = useEndSession();
  // «mobile» is what the specification makes every browser call itself: it names nothing.
  const device = session.device_name === 'mobile' ? text('sessions.device.web') : session.device_name;
  const Picture = /iPhone|iPad|Android|phone/i.test(device) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li>
      <Picture className={styles.picture} size={24} stroke={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <b>{device}</b>
          {session.current && <span className={styles.current}>{text('sessions.current')}</span>}
        </p>
        <p className={styles.meta}>
          <span>{text('sessions.seen', { date: dateTime(session.last_seen) })}</span>
          <span>{text('sessions.started', { date: dateTime(session.created) })}</span>
          {session.address && <span>{text('sessions.address', { address: session.address })}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          busy={end.isPending}
          aria-label={text('sessions.end.label', { device })}
          onClick={() => end.mutate(session.id)}
        >
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}
