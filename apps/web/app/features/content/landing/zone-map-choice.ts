import type { Coordinates } from '@punkt/domain/countries/country';
import { useState } from 'react';
import { keepArrival } from '../../../lib/arrival.ts';

/** The place somebody pressed on. Kept as a link's would be, so that the application begins with it, also after a log-in. */
export function useChosenPlace() {
  const [place, setPlace] = useState<Coordinates | null>(null);
  const choose = (chosen: Coordinates) => {
    setPlace(chosen);
    keepArrival({ latitude: String(chosen.latitude), longitude: String(chosen.longitude) });
  };
  return { place, choose };
}
