import type { Coordinates } from '@punkt/domain/countries/country';
import type { KeyboardEvent } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Mark } from '../mark.tsx';
import styles from './map.module.css';
import { shiftPlace } from './places.ts';

interface Props {
  readonly place: Coordinates | null;
  readonly onPick: ((place: Coordinates) => void) | undefined;
}

/** Metres a key moves the pin, and with Shift. */
export const STEP_METRES = 10;
const LEAP_METRES = 100;

const KEYS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The pin: our mark. It can be taken by the mouse, and by the keyboard once it has the focus. */
export function Pin({ place, onPick }: Props) {
  const text = useText();
  if (!place) return null;
  if (!onPick)
    return (
      <span className={styles.pin} role="img" aria-label={text('placeMap.pin.still')}>
        <Mark size={40} />
      </span>
    );
  const move = (event: KeyboardEvent) => {
    const [east, north] = KEYS[event.key] ?? [];
    if (east === undefined || north === undefined) return;
    // The page and the map would scroll with it.
    event.preventDefault();
    event.stopPropagation();
    const metres = event.shiftKey ? LEAP_METRES : STEP_METRES;
    onPick(shiftPlace(place, east * metres, north * metres));
  };
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={text('placeMap.pin')}
      aria-describedby="place-map-keys"
      onKeyDown={move}
      onClick={(event) => event.stopPropagation()}
    >
      <Mark size={40} />
      <span id="place-map-keys" className="visually-hidden">
        {text('placeMap.pin.keys', { step: STEP_METRES, leap: LEAP_METRES })}
      </span>
    </button>
  );
}
