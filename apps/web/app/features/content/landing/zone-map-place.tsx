import type { Coordinates } from '@punkt/domain/countries/country';
import buttons from '../../../components/button.module.css';
import { useText } from '../../../lib/i18n.tsx';
import styles from './zone-map.module.css';

/** Five digits are a metre: enough to say which house. */
const DIGITS = 5;

/** What was chosen on the map, and the way on: to the application, or to the log-in form that leads there. */
export function ZoneMapPlace({ place }: { readonly place: Coordinates | null }) {
  const text = useText();
  if (!place) return <p className={styles.small}>{text('landing.map.none')}</p>;
  const at = { latitude: place.latitude.toFixed(DIGITS), longitude: place.longitude.toFixed(DIGITS) };
  return (
    <div className={styles.chosen}>
      <p>{text('landing.map.chosen', at)}</p>
      <a href="#open" className={buttons.button} data-look="primary" data-for="stranger">
        {text('landing.map.open')}
      </a>
      <a href="/lk/orders/create" className={buttons.button} data-look="primary" data-for="member">
        {text('landing.map.open')}
      </a>
      <p className={styles.small} data-for="stranger">
        {text('landing.map.kept')}
      </p>
    </div>
  );
}
