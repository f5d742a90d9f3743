import { MAP, SEARCH } from '@punkt/domain/constants';
import type { Coordinates } from '@punkt/domain/countries/country';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../form/use-debounced.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { hasAddress, isSameAddress, takeAddress } from './address-changes.ts';
import { placeOfRecord, reverseQuery } from './geo-queries.ts';

interface Look {
  readonly at: Coordinates;
  readonly zoom: number;
}

/**
 * The pin and the address it stands at. Where there is no address yet, or it came from the pin, the look-up fills it in;
 * one that was chosen from the lists is never overwritten, the other is offered.
 */
export function usePin(form: OrderForm) {
  const [fills, setFills] = useState(() => !hasAddress(form.record));
  // A link brought the place, or somebody left before the look-up: the address is still to be found.
  const [picked, setPicked] = useState(() => (fills ? placeOfRecord(form.record) : null));
  const [look, setLook] = useState<Look | null>(() => picked && { at: picked, zoom: MAP.zoom });
  const asked = useDebounced(picked, SEARCH.debounceMs);
  const answer = useQuery(reverseQuery(asked));
  const [found] = answer.data?.data ?? [];
  const here = found && picked === asked && found.house !== '' ? found : undefined;
  const { change, latest } = form;
  const now = useRef(form);
  now.current = form;

  // Once for each answer, whatever else is typed meanwhile.
  useEffect(() => {
    if (here && fills && !isSameAddress(now.current.latest(), here)) now.current.change(takeAddress(here));
  }, [here, fills]);

  return {
    look,
    /** The pin was put there, by whatever means. */
    pick(place: Coordinates): void {
      if (!hasAddress(latest())) setFills(true);
      change({ latitude: place.latitude, longitude: place.longitude });
      setPicked(place);
    },
    /** Coordinates were typed: the map goes there too. */
    type(place: Coordinates): void {
      this.pick(place);
      setLook({ at: place, zoom: MAP.zoom });
    },
    /** An address was chosen from the lists: from now on it is the person's own. */
    chosen(at: Coordinates, zoom: number = MAP.zoom): void {
      setFills(false);
      setPicked(null);
      setLook({ at, zoom });
    },
    state: picked
      ? answer.isFetching || picked !== asked
        ? 'busy'
        : answer.error
          ? 'failed'
          : 'known'
      : 'idle',
    /** Another address stands at the pin. */
    offer: here && !fills && !isSameAddress(form.record, here) ? here : undefined,
    nothingHere: picked !== null && picked === asked && answer.data !== undefined && !here,
    take: () => {
      if (here) change(takeAddress(here));
    },
  } as const;
}

export type PinState = ReturnType<typeof usePin>;
