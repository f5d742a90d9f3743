import type { CallOutput } from '@punkt/contract/contract';
import type { Coordinates } from '@punkt/domain/countries/country';
import { useSyncExternalStore } from 'react';
import { clearArrival, saveArrival } from '../../../lib/arrival.ts';
import { api } from '../../../lib/client.ts';

export type PlaceInfo = CallOutput<'GET /api/v4/geo/place'>;

export type ChosenPlace =
  | { readonly status: 'none'; readonly at: null }
  | { readonly status: 'asking'; readonly at: Coordinates }
  | { readonly status: 'failed'; readonly at: Coordinates }
  | { readonly status: 'known'; readonly at: Coordinates; readonly info: PlaceInfo };

const NOBODY: ChosenPlace = { status: 'none', at: null };
let chosen: ChosenPlace = NOBODY;
let asked = new AbortController();
const readers = new Set<() => void>();

function set(next: ChosenPlace): void {
  chosen = next;
  for (const read of readers) read();
}

/** What an application would begin with, also after a log-in. A place that is refused is not carried there. */
function keep({ latitude, longitude }: Coordinates, refused: boolean): void {
  if (refused) clearArrival();
  else saveArrival({ latitude: String(latitude), longitude: String(longitude) });
}

/** The last press counts: the answer to an earlier one is dropped. */
export async function choosePlace(at: Coordinates): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  set({ status: 'asking', at });
  keep(at, false);
  try {
    const info = await api('GET /api/v4/geo/place', { query: at }, { signal });
    keep(at, info.state !== 'free');
    set({ status: 'known', at, info });
  } catch {
    if (!signal.aborted) set({ status: 'failed', at });
  }
}

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** Chosen on the map; the calculator reads it too, so it lives outside both islands. */
export const useChosenPlace = (): ChosenPlace =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NOBODY,
  );
