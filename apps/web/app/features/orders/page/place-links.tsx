import { Link } from 'react-router';
import { useMessage } from '../../../lib/use-message.ts';
import type { Order } from '../order-queries.ts';
import styles from './place-links.module.css';
import { placeLink, usePlaceWords } from './place-words.ts';

interface Props {
  readonly order: Order;
  readonly places: readonly { readonly path: string; readonly message: string }[];
}

/** Words about fields, each leading to its field where it may be changed. */
export function PlaceLinks({ order, places }: Props) {
  const words = usePlaceWords();
  const say = useMessage();
  const editable = order.abilities.includes('edit') && order.outlook.step !== 'reworkActivation';
  return (
    <ul className={styles.places}>
      {places.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {editable ? <Link to={placeLink(order.id, path)}>{words(path)}</Link> : <b>{words(path)}</b>}
          <span>{say(message)}</span>
        </li>
      ))}
    </ul>
  );
}
