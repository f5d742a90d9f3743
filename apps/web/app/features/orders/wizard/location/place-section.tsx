import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { useMemo } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { PlaceMap } from '../../../../components/map/place-map.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import { CoordinateFields } from './coordinate-fields.tsx';
import styles from './location.module.css';
import { moveDistance } from './place-problems.ts';
import type { PinState } from './use-pin.ts';

interface Props {
  readonly form: OrderForm;
  readonly pin: PinState;
  /** What the directory of addresses wonders about the place. */
  readonly doubt: string | undefined;
  /** Where the point stands that moves. */
  readonly from: Coordinates | null;
}

/** The pin: on the map, in figures, and what stands there. */
export function PlaceSection({ form, pin, doubt, from }: Props) {
  const text = useText();
  const { latitude, longitude, country: code } = form.record;
  const place = useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  const circle = useMemo(() => (from ? { centre: from, metres: MOVE_TERMS.radiusMetres } : null), [from]);
  return (
    <FormGroup title={text('wizard.place.title')} text={text('wizard.place.text')}>
      <div data-wide className="column gap-16">
        <PlaceMap
          label={text('wizard.map.label')}
          place={place}
          centre={from ?? country(code).map.centre}
          onPick={(place) => pin.pick(place)}
          zones
          circle={circle}
          look={pin.look}
        />
        <PinWords pin={pin} />
        {from && <Distance metres={moveDistance(form.record, from)} />}
      </div>
      <CoordinateFields form={form} onPick={(place) => pin.type(place)} doubt={doubt} />
    </FormGroup>
  );
}

function PinWords({ pin }: { readonly pin: PinState }) {
  const text = useText();
  const { state, offer, nothingHere, take } = pin;
  return (
    <div className={styles.pin}>
      <p role="status">
        {state === 'busy' && text('wizard.reverse.busy')}
        {state === 'failed' && text('wizard.reverse.failed')}
        {nothingHere && text('wizard.reverse.nothing')}
        {offer && text('wizard.reverse.offer', { address: offer.fullAddress })}
      </p>
      {offer && (
        <Button look="quiet" onClick={take}>
          {text('wizard.reverse.take')}
        </Button>
      )}
    </div>
  );
}

function Distance({ metres }: { readonly metres: number | null }) {
  const text = useText();
  const limit = MOVE_TERMS.radiusMetres;
  const over = metres !== null && metres > limit;
  return (
    <p className={styles.distance} data-over={over || undefined} role="status">
      {metres === null
        ? text('wizard.move.noPlace', { limit })
        : text('wizard.move.distance', { metres, limit })}
    </p>
  );
}
