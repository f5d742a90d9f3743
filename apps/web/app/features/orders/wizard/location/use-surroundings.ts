import { SEARCH } from '@punkt/domain/constants';
import type { OrderRecord } from '@punkt/domain/order-record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounced } from '../form/use-debounced.ts';
import { type AddressCheck, addressQuery, type SubsidyInfo, subsidyQuery } from './geo-queries.ts';

/** What is known of the place; `undefined` while it is not, or can't be, known. */
export interface PlaceFacts {
  readonly subsidy: SubsidyInfo | undefined;
  readonly address: AddressCheck | undefined;
}

/** What the map knows of the place: its zone, the support it offers, and whether the address lies there. */
export function useSurroundings(record: OrderRecord) {
  const client = useQueryClient();
  const debounced = useDebounced(record, SEARCH.debounceMs);
  const subsidy = useQuery(subsidyQuery(debounced));
  const address = useQuery(addressQuery(debounced));
  const fresh = debounced.latitude === record.latitude && debounced.longitude === record.longitude;
  const facts: PlaceFacts = {
    subsidy: fresh ? subsidy.data : undefined,
    address: fresh ? address.data : undefined,
  };
  return {
    facts,
    subsidy,
    address,
    busy: subsidy.isFetching || address.isFetching || !fresh,
    /** For whoever wants to go on at once: asks now. What can't be asked (no connection) stays unknown. */
    async fetchNow(newest: OrderRecord): Promise<PlaceFacts> {
      const unknown = () => undefined;
      const [zone, check] = await Promise.all([
        newest.latitude === null ? undefined : client.fetchQuery(subsidyQuery(newest)).catch(unknown),
        isAddressed(newest) ? client.fetchQuery(addressQuery(newest)).catch(unknown) : undefined,
      ]);
      return { subsidy: zone, address: check };
    },
  };
}

export type Surroundings = ReturnType<typeof useSurroundings>;

const isAddressed = ({ latitude, longitude, city_name, street, house }: OrderRecord): boolean =>
  latitude !== null && longitude !== null && [city_name, street, house].every((part) => part !== '');
