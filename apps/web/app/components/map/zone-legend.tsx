import { MAP } from '@punkt/domain/constants';
import { ZONE_KINDS } from '@punkt/domain/zones';
import { useText } from '../../lib/i18n.tsx';
import styles from './map.module.css';
import { ZONE_LOOKS } from './zone-looks.ts';

/** What the patterns of the zones mean. */
export function ZoneLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('placeMap.legend', { zoom: MAP.layersFromZoom })}>
      {ZONE_KINDS.map((kind) => (
        <li key={kind}>
          <i data-pattern={ZONE_LOOKS[kind].pattern} aria-hidden="true" />
          {text(`geo.zone.${kind}`)}
        </li>
      ))}
      <li>
        <i data-pattern="point" aria-hidden="true" />
        {text('placeMap.legend.point')}
      </li>
    </ul>
  );
}
