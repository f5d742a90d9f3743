import type { OrderRecord } from '@punkt/domain/order-record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsStill } from '../form/use-is-still.ts';
import { type AddressCheck, addressQuery, type SubsidyInfo, subsidyQuery } from './geo-queries.ts';

/** What is known of the place; `undefined` while it is not, or can't be, known. */
export interface PlaceFacts {
  readonly subsidy: SubsidyInfo | undefined;
  readonly address: AddressCheck | undefined;
}

/** What the map knows of the place: its zone, the support it offers, and whether the address lies there. */
export function useSurroundings(record: OrderRecord) {
  const client = useQueryClient();
  const { latitude, longitude } = record;
  // A kind of point is chosen, not typed: it is asked about at once.
  const still = useIsStill(latitude, longitude);
  const checked = addressQuery(record);
  // What has been asked already, by a press for one, is known at once.
  const subsidy = useQuery({ ...subsidyQuery(record), enabled: still });
  const address = useQuery({ ...checked, enabled: useIsStill(checked.queryKey) });
  const facts: PlaceFacts = { subsidy: subsidy.data, address: address.data };
  return {
    facts,
    subsidy,
    /** The zone is being asked about, or will be. */
    busy: subsidy.isFetching || !still,
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
