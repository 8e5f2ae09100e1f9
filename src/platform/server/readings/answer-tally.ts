import { Counter, type Histogram, type MetricValueWithName, type Registry } from 'prom-client';
import { secondMs } from '#platform/contract/durations.ts';

/** Counts and times an answer; without `ms` it is not timed. */
export type CountAnswer = (
  answer: { method: string; route: string; status: number },
  ms: number | undefined,
) => void;

type Labels = { method: string; route: string };
/** Of one method and route; `timed` says how many fell below each bound and above the one before, the last above all. */
type Tally = Labels & { byStatus: Map<number, number>; timed: number[]; ms: number };

/** In seconds, from a kept page, under a millisecond, to the time limit. */
const bounds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];
const boundsMs = bounds.map((bound) => bound * secondMs);

/**
 * Adds to a registry what counts and times answers. They are tallied here and become figures of the library when somebody reads them: the
 * library finds each by texts that it makes of the labels, 3 µs of the 23 that a kept page takes as a whole.
 */
export function addAnswerTally(registry: Registry): CountAnswer {
  const methods = new Map<string, Map<string, Tally>>();
  const all = (): Tally[] => [...methods.values()].flatMap((routes) => [...routes.values()]);
  addCounter(registry, all);
  addHistogram(registry, all);
  return ({ method, route, status }, ms) => {
    const tally = methods.get(method)?.get(route) ?? beginTally(methods, { method, route });
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
    if (ms === undefined) return;
    let place = 0;
    while (place < bounds.length && ms > (boundsMs[place] ?? 0)) place += 1;
    tally.timed[place] = (tally.timed[place] ?? 0) + 1;
    tally.ms += ms;
  };
}

function beginTally(methods: Map<string, Map<string, Tally>>, labels: Labels): Tally {
  const tally: Tally = { ...labels, byStatus: new Map(), timed: Array(bounds.length + 1).fill(0), ms: 0 };
  const routes = methods.get(labels.method) ?? new Map<string, Tally>();
  methods.set(labels.method, routes.set(labels.route, tally));
  return tally;
}

function addCounter(registry: Registry, all: () => Tally[]): void {
  new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, route as mounted, and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { method, route, byStatus } of all())
        for (const [status, count] of byStatus) this.inc({ method, route, status }, count);
    },
  });
}

/** The library's own histogram takes nothing but one value after the other; a registry asks a metric for no more than this. */
function addHistogram(registry: Registry, all: () => Tally[]): void {
  const name = 'http_request_duration_seconds';
  const histogram = {
    name,
    get: async () => ({
      name,
      help: 'From the request to the end of its answer',
      type: 'histogram',
      aggregator: 'sum',
      values: all().flatMap((tally) => seriesOf(name, tally)),
    }),
  };
  registry.registerMetric(histogram as unknown as Histogram);
}

/** As Prometheus reads a histogram: each bucket counts all that lies below its bound. */
function seriesOf(name: string, { method, route, timed, ms }: Tally): MetricValueWithName<string>[] {
  const labels = { method, route };
  let count = 0;
  const buckets = [...bounds, '+Inf'].map((le, place) => {
    count += timed[place] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
  });
  if (count === 0) return [];
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: ms / secondMs },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
