import IconArrowDown from 'icon:arrow-down';
import IconArrowLeft from 'icon:arrow-left';
import IconArrowRight from 'icon:arrow-right';
import IconArrowUp from 'icon:arrow-up';
import IconArrowsMaximize from 'icon:arrows-maximize';
import IconMinus from 'icon:minus';
import IconPlus from 'icon:plus';
import type { Coordinates } from '@punkt/domain/countries/country';
import { useText } from '../../lib/i18n.tsx';
import styles from './map.module.css';
import { STEP_METRES } from './pin.tsx';
import { shiftPlace } from './places.ts';

interface Props {
  readonly place: Coordinates | null;
  readonly onPick: ((place: Coordinates) => void) | undefined;
  readonly onZoom: (steps: number) => void;
  /** Brings all places into sight again. */
  readonly onAll: (() => void) | undefined;
}

const STEPS = [
  { name: 'north', Icon: IconArrowUp, east: 0, north: 1 },
  { name: 'west', Icon: IconArrowLeft, east: -1, north: 0 },
  { name: 'east', Icon: IconArrowRight, east: 1, north: 0 },
  { name: 'south', Icon: IconArrowDown, east: 0, north: -1 },
] as const;

/** Buttons for what a mouse does by dragging: nobody must drag (WCAG 2.5.7). */
export function MapPad({ place, onPick, onZoom, onAll }: Props) {
  const text = useText();
  return (
    <>
      <div className={styles.zoom}>
        <button type="button" onClick={() => onZoom(1)} aria-label={text('placeMap.zoom.in')}>
          <IconPlus size={20} />
        </button>
        <button type="button" onClick={() => onZoom(-1)} aria-label={text('placeMap.zoom.out')}>
          <IconMinus size={20} />
        </button>
        {onAll && (
          <button type="button" onClick={onAll} aria-label={text('placeMap.zoom.all')}>
            <IconArrowsMaximize size={20} />
          </button>
        )}
      </div>
      {place && onPick && (
        <fieldset className={styles.pad} aria-label={text('placeMap.pad', { step: STEP_METRES })}>
          {STEPS.map(({ name, Icon, east, north }) => (
            <button
              key={name}
              type="button"
              data-to={name}
              aria-label={text(`placeMap.pad.${name}`)}
              onClick={() => onPick(shiftPlace(place, east * STEP_METRES, north * STEP_METRES))}
            >
              <Icon size={18} />
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
