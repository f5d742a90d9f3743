import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { IpCountry } from '../../providers/ip-country/port.ts';

export interface CountryDeps {
  readonly clock: Clock;
  readonly log: Log;
  /** Absent where nobody is asked: then no country is known. */
  readonly lookUp?: IpCountry | undefined;
}

/** An address changes hands rarely; nothing is kept beyond the process. */
const KEPT_MS = 60 * 60_000;
const MOST_KEPT = 10_000;
/** Look-ups cost money or are limited: above this the visitors of one minute count as unknown. */
const PER_MINUTE = 600;

interface Known {
  readonly until: number;
  readonly country: Promise<string | null>;
}

/** Where a visitor comes from, as far as it can be told; never an error, for nothing on a page may hang on it. */
export function createCountries({ clock, log, lookUp }: CountryDeps) {
  const known = new Map<string, Known>();
  let minute = { since: 0, asked: 0 };

  function mayAsk(now: number): boolean {
    if (Math.abs(now - minute.since) >= 60_000) minute = { since: now, asked: 0 };
    minute.asked += 1;
    return minute.asked <= PER_MINUTE;
  }

  function keep(address: string, entry: Known): void {
    known.delete(address);
    known.set(address, entry);
    const oldest = known.size > MOST_KEPT ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  }

  return async (address: string): Promise<string | null> => {
    const now = clock.now().getTime();
    const remembered = known.get(address);
    if (remembered && remembered.until > now) return remembered.country;
    if (!lookUp || !mayAsk(now)) return null;
    const country = lookUp.countryOf(address).catch((error: Error) => {
      log.warn({ reason: error.message }, 'the country of a visitor is unknown');
      known.delete(address);
      return null;
    });
    keep(address, { until: now + KEPT_MS, country });
    return country;
  };
}

export type Countries = ReturnType<typeof createCountries>;
