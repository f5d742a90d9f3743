import IconWifiOff from 'icon:wifi-off';
import { useText } from '../../../lib/i18n.tsx';
import styles from './payment.module.css';

/** Stays as long as the connection is away: money is at stake, and a notice that fades would leave a doubt. */
export function OfflineNote() {
  const text = useText();
  return (
    <div className={styles.offline} role="status">
      <IconWifiOff size={22} />
      <p>
        <b>{text('orderPayment.offline.title')}</b>
        {text('orderPayment.offline.text')}
      </p>
    </div>
  );
}
