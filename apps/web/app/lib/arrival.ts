import { browserStorage } from './storage.ts';

const KEPT = ['latitude', 'longitude', 'typePoint', 'subsidyHexType'] as const;
/** As maps and other people's links call them. */
const ALIASES: Readonly<Record<string, (typeof KEPT)[number]>> = {
  lat: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
};
const KEY = 'punkt.arrival';

/** What a link from the mobile app or the public map brought along. */
type Arrival = Partial<Record<(typeof KEPT)[number], string>>;

export interface ParsedArrival {
  readonly hash: string | null;
  readonly kept: Arrival;
  /** The address without all of it, or `null` when there was nothing to remove. */
  readonly clean: string | null;
}

export function parseArrival(address: string): ParsedArrival {
  const url = new URL(address);
  const hash = url.searchParams.get('hash');
  const kept: Arrival = {};
  for (const name of [...Object.keys(ALIASES), ...KEPT] as const) {
    const value = url.searchParams.get(name);
    if (value) kept[ALIASES[name] ?? (name as keyof Arrival)] = value.slice(0, 100);
  }
  const found = ['hash', ...Object.keys(ALIASES), ...KEPT].filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return { hash, kept, clean: found.length > 0 ? url.pathname + url.search + url.hash : null };
}

const storage = browserStorage('sessionStorage');
let pendingHash: string | null = null;

/**
 * Runs before anything else, so that neither a router nor the address bar, the history or a referrer ever holds the
 * one-time hash longer than this call. Returns whether there was one.
 */
export function captureArrival(): boolean {
  const { hash, kept, clean } = parseArrival(location.href);
  if (clean === null) return false;
  history.replaceState(history.state, '', clean);
  pendingHash = hash;
  if (Object.keys(kept).length > 0) saveArrival(kept);
  return hash !== null;
}

/** Also for a place chosen here, on the map of the public site. */
export const saveArrival = (kept: Arrival): void => storage.setItem(KEY, JSON.stringify(kept));

/** The hash works once; so does this. */
export function takeHash(): string | null {
  const hash = pendingHash;
  pendingHash = null;
  return hash;
}

/** What the link brought along, for the wizard to begin with. */
export function readArrival(): Arrival {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Arrival;
  } catch {
    return {};
  }
}

/** Once it stands in an application of its own. */
export const clearArrival = (): void => storage.removeItem(KEY);
