import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './place-section.module.css';

/** What the map shows, in words: the zone that was applied for, and from where a point moves. */
export function PlaceFacts({ application }: { readonly application: Application }) {
  const text = useText();
  const { zone, exPickPointId } = application;
  return (
    <ul className={styles.facts}>
      {zone && (
        <li>
          {text('reviewApplication.place.zone')}: <b>{text(`geo.zone.${zone.kind}`)}</b>
          {zone.own && ` (${text('reviewApplication.place.zone.own')})`}
        </li>
      )}
      {exPickPointId && <Move id={exPickPointId} from={application.movesFrom} />}
    </ul>
  );
}

interface MoveProps {
  readonly id: string;
  readonly from: Application['movesFrom'];
}

function Move({ id, from }: MoveProps) {
  const text = useText();
  const limit = MOVE_TERMS.radiusMetres;
  return (
    <>
      <li>
        {text('reviewApplication.place.old')}:{' '}
        <b>
          {[text('reviewApplication.place.old.number', { id }), from?.address].filter(Boolean).join(', ')}
        </b>
      </li>
      {from && from.distanceMetres !== null && (
        <li>
          {text('reviewApplication.place.distance')}:{' '}
          <b>{text('reviewApplication.place.distance.metres', { metres: from.distanceMetres, limit })}</b>
        </li>
      )}
      {from && <li>{text('reviewApplication.place.circle', { limit })}</li>}
    </>
  );
}
