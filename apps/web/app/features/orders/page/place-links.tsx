import { Link } from 'react-router';
import { useMessage } from '../../../lib/use-message.ts';
import type { Order } from '../order-queries.ts';
import styles from './place-links.module.css';
import { activationLink, placeLink, usePlaceWords } from './place-words.ts';

interface Props {
  readonly order: Order;
  readonly places: readonly { readonly path: string; readonly message: string }[];
}

/** To the form that asks for it; nowhere while nothing may be changed. */
function linkOf({ id, abilities }: Order): ((path: string) => string) | null {
  if (abilities.includes('edit')) return (path) => placeLink(id, path);
  return abilities.includes('editActivation') ? (path) => activationLink(id, path) : null;
}

/** Words about fields, each leading to its field where it may be changed. */
export function PlaceLinks({ order, places }: Props) {
  const words = usePlaceWords();
  const say = useMessage();
  const link = linkOf(order);
  return (
    <ul className={styles.places}>
      {places.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {link ? <Link to={link(path)}>{words(path)}</Link> : <b>{words(path)}</b>}
          <span>{say(message)}</span>
        </li>
      ))}
    </ul>
  );
}
