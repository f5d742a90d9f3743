import { IconClockX } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './payment.module.css';

interface Props {
  readonly id: string;
  /** The application has ended already; until then a payment made in time may still turn up. */
  readonly ended: boolean;
}

/** What became of the application, and what to do about it. */
export function TimeOver({ id, ended }: Props) {
  const text = useText();
  return (
    <div className={styles.over} role="alert">
      <IconClockX size={24} aria-hidden="true" />
      <div>
        <h3>{text('orderPayment.over.title')}</h3>
        <p>{ended ? text('orderPayment.over.ended', { id }) : text('orderPayment.over.text')}</p>
        <ButtonLink to="/lk/orders/create">{text('orderPayment.over.new')}</ButtonLink>
      </div>
    </div>
  );
}
