import { secondMs } from '#platform/contract/durations.ts';
import type { ServiceState, StateSample } from './service-state.ts';

export type StateOf = Pick<ServiceState, 'engine'>;

type Value = { value: number; labels: Readonly<Record<string, string | number>>; metricName?: string };
/** All figures of all processes at one moment. */
export type Reading = { at: Date; metrics: readonly { name: string; values: readonly Value[] }[] };

const valuesOf = ({ metrics }: Reading, name: string): readonly Value[] =>
  metrics.find((metric) => metric.name === name)?.values ?? [];
const sum = (values: readonly Value[]): number => values.reduce((total, { value }) => total + value, 0);
const labelled = (reading: Reading, name: string, label: string): Record<string, number> =>
  Object.fromEntries(valuesOf(reading, name).map(({ labels, value }) => [String(labels[label]), value]));

/** What stands now, by the names of its labels. */
export function readState(
  reading: Reading,
): Pick<ServiceState, 'lanes' | 'pool' | 'caches' | 'tasks' | 'messages'> {
  const waiting = labelled(reading, 'line_waiting', 'line');
  const refused = labelled(reading, 'line_refused_total', 'line');
  const connections = labelled(reading, 'database_connections', 'state');
  const failed = labelled(reading, 'background_task_failed', 'task');
  const reads = valuesOf(reading, 'cache_reads_total');
  const readsOf = (cache: string, outcome: string): number =>
    sum(reads.filter(({ labels }) => labels.cache === cache && labels.outcome === outcome));
  return {
    lanes: Object.entries(labelled(reading, 'line_running', 'line')).map(([lane, running]) => ({
      lane,
      running,
      waiting: waiting[lane] ?? 0,
      refused: refused[lane] ?? 0,
    })),
    pool: {
      size: connections.size ?? 0,
      used: connections.used ?? 0,
      waiting: connections.waiting ?? 0,
    },
    caches: [...new Set(reads.map(({ labels }) => String(labels.cache)))].map((cache) => ({
      cache,
      hits: readsOf(cache, 'hits'),
      misses: readsOf(cache, 'misses'),
    })),
    tasks: Object.entries(labelled(reading, 'background_task_late_seconds', 'task')).map(
      ([task, lateSeconds]) => ({ task, lateSeconds, hasFailed: (failed[task] ?? 0) > 0 }),
    ),
    messages: Object.entries(labelled(reading, 'outbox_messages', 'state')).map(([state, count]) => ({
      state,
      count,
    })),
  };
}

/** The watch of the loop looks so often, and counts its own pause as delay, s. */
const loopPauseSeconds = 0.01;
const mebibyte = 2 ** 20;

/** What happened between two readings, and what waited at the later one. A process that was replaced begins at nothing. */
export function sampleBetween(before: Reading, after: Reading): StateSample {
  const seconds = Math.max(1, (after.at.getTime() - before.at.getTime()) / secondMs);
  const answered = (reading: Reading, counts: (status: number) => boolean): number =>
    sum(valuesOf(reading, 'http_requests_total').filter(({ labels }) => counts(Number(labels.status))));
  const perSecond = (counts: (status: number) => boolean): number =>
    rounded(Math.max(0, answered(after, counts) - answered(before, counts)) / seconds);
  const delay = sum(valuesOf(after, 'nodejs_eventloop_lag_p99_seconds')) - loopPauseSeconds;
  return {
    at: after.at.toISOString(),
    requests: perSecond(() => true),
    faults: perSecond((status) => status >= 500 && status !== 503),
    refused: perSecond((status) => status === 503),
    p95Ms: slowest95Ms(before, after),
    waiting: sum(valuesOf(after, 'line_waiting')),
    loopDelayMs: Math.max(0, Math.round(delay * secondMs)) || 0,
    memoryMiB: Math.round(sum(valuesOf(after, 'process_resident_memory_bytes')) / mebibyte),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The edge of the histogram below which 95 of 100 answers lie, ms; what is slower than all edges counts as the last. */
function slowest95Ms(before: Reading, after: Reading): number {
  const counts = (reading: Reading): Map<number, number> => {
    const byEdge = new Map<number, number>();
    for (const { metricName, labels, value } of valuesOf(reading, 'http_request_duration_seconds')) {
      if (!metricName?.endsWith('_bucket')) continue;
      const edge = labels.le === '+Inf' ? Infinity : Number(labels.le);
      byEdge.set(edge, (byEdge.get(edge) ?? 0) + value);
    }
    return byEdge;
  };
  const earlier = counts(before);
  const edges = [...counts(after)]
    .map(([edge, count]) => ({ edge, count: Math.max(0, count - (earlier.get(edge) ?? 0)) }))
    .sort((one, other) => one.edge - other.edge);
  const total = edges.at(-1)?.count ?? 0;
  if (total === 0) return 0;
  const found = edges.find(({ count }) => count >= 0.95 * total)?.edge ?? Infinity;
  const last = edges.at(-2)?.edge ?? 0;
  return Math.round(Math.min(found, last) * secondMs);
}
