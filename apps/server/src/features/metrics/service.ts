import { METRIC_EVENTS, type MetricEvent } from '@punkt/contract/metrics';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

export interface MetricsDeps {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'counter'>;
  /** Date of the published content. */
  readonly contentDate: () => Promise<Date>;
  readonly countPoints: () => Promise<number>;
}

/** Anybody may ask, and nobody needs it to the second: points are counted so often at most, per instance. */
const COUNTED_FOR_MS = 60_000;

const isCounted = (name: string): name is MetricEvent => METRIC_EVENTS.some((each) => each === name);

export function createMetricsService({ clock, metrics, contentDate, countPoints }: MetricsDeps) {
  const counter = metrics.counter('punkt_site_events_total', 'Events of the public site, by name', ['name']);
  let counted: { readonly at: number; readonly points: Promise<number> } | null = null;

  function points(): Promise<number> {
    const now = clock.now().getTime();
    if (counted && Math.abs(now - counted.at) < COUNTED_FOR_MS) return counted.points;
    const counting = { at: now, points: countPoints() };
    counted = counting;
    counting.points.catch(() => {
      if (counted === counting) counted = null;
    });
    return counting.points;
  }

  return {
    /** Names are all that is looked at. */
    count: (events: ReadonlyArray<{ readonly name: string }>): number => {
      const known = events.map(({ name }) => name).filter(isCounted);
      for (const name of known) counter.inc({ name });
      return known.length;
    },
    update: async () => ({ updated: (await contentDate()).toISOString(), points: await points() }),
  };
}

export type MetricsService = ReturnType<typeof createMetricsService>;
