import type { Histogram, Registry } from 'prom-client';

export interface Answer {
  /** The same object for every answer of a route. */
  readonly of: object;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

interface Row {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** How many fell between a bound and the one before it; the last are those above all of them. */
  readonly counts: number[];
  sum: number;
  count: number;
}

interface Options {
  readonly name: string;
  readonly help: string;
  /** Ascending. */
  readonly bounds: readonly number[];
}

/** As Prometheus wants them: each bound counts all that is below it. */
function figuresOf(name: string, bounds: readonly number[], row: Row) {
  const { method, route, status, counts, sum, count } = row;
  const labels = { method, route, status };
  let below = 0;
  const buckets = [...bounds, '+Inf'].map((le, at) => {
    below += counts[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

/**
 * A histogram in the registry like any other. The library's own puts a text together from the labels of every observation, a microsecond of the forty
 * that a tile takes; here the row of a route is found by the route itself, in a twentieth of that.
 */
export function createAnswerTimes(registry: Registry, { name, help, bounds }: Options) {
  const rows: Row[] = [];
  const byRoute = new Map<object, Row[]>();

  function rowOf({ of, route, method, status }: Answer): Row {
    const isSame = (row: Row) => row.status === status && row.method === method;
    const known = byRoute.get(of) ?? [];
    const found = known.find(isSame);
    if (found) return found;
    // Several routes may have one name (addresses that nobody knows), and Prometheus takes no figure twice.
    let row = rows.find((each) => each.route === route && isSame(each));
    if (!row) {
      row = { method, route, status, counts: [], sum: 0, count: 0 };
      rows.push(row);
    }
    byRoute.set(of, [...known, row]);
    return row;
  }

  const metric = {
    name,
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: rows.flatMap((row) => figuresOf(name, bounds, row)),
    }),
    reset: () => {
      rows.length = 0;
      byRoute.clear();
    },
  };
  // It takes whatever has a name and these two; its type names its own classes alone.
  registry.registerMetric(metric as unknown as Histogram);

  return (answer: Answer): void => {
    const row = rowOf(answer);
    const bound = bounds.findIndex((each) => answer.seconds <= each);
    const at = bound < 0 ? bounds.length : bound;
    row.counts[at] = (row.counts[at] ?? 0) + 1;
    row.sum += answer.seconds;
    row.count += 1;
  };
}
