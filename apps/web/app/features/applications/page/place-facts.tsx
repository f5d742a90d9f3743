import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from '../applications-query.ts';
import styles from './place-section.module.css';

/** What the map shows, in words: the zone that was applied for, and from where a point moves. */
export function PlaceFacts({ application }: { readonly application: Application }) {
  const text = useText();
  const { zone, exPickPointId } = application;
  return (
    <ul className={styles.facts}>
      {zone && (
        <li>
          {text('applications.place.zone')}: <b>{text(`geo.zone.${zone.kind}`)}</b>
          {zone.own && ` (${text('applications.place.zone.own')})`}
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
        {text('applications.place.old')}:{' '}
        <b>{[text('applications.place.old.number', { id }), from?.address].filter(Boolean).join(', ')}</b>
      </li>
      {from && from.distanceMetres !== null && (
        <li>
          {text('applications.place.distance')}:{' '}
          <b>{text('applications.place.distance.metres', { metres: from.distanceMetres, limit })}</b>
        </li>
      )}
      {from && <li>{text('applications.place.circle', { limit })}</li>}
    </>
  );
}
