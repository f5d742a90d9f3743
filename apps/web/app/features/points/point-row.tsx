import { Link } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { PointLine } from './point-rows.ts';
import styles from './points-screen.module.css';

export function PointRow({ point: { id, name, address, role, move } }: { readonly point: PointLine }) {
  const text = useText();
  const number = text('points.number', { id });
  return (
    <li>
      <div>
        <h2>{name ? `${number}. ${name}` : number}</h2>
        {address && <p>{address}</p>}
        {role && <p className={styles.role}>{text(`points.role.${role}`)}</p>}
      </div>
      {move === 'possible' && (
        <ButtonLink
          look="quiet"
          to={`/lk/orders/create?pvzId=${encodeURIComponent(id)}`}
          aria-label={text('points.move.label', { id })}
        >
          {text('points.move')}
        </ButtonLink>
      )}
      {move === 'moving' && (
        <p className={styles.role}>
          {text('points.moving')} <Link to="/lk/orders">{text('points.orders')}</Link>
        </p>
      )}
      {move === 'closed' && <p className={styles.role}>{text('points.closed')}</p>}
    </li>
  );
}
