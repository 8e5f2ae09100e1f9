import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { PoolLoad } from '#database/sql-pool.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { onAnswerEnd } from '../answers/answer-ends.ts';
import type { Admission } from '../calls/admission.ts';
import type { FallenGroups } from '../telling/fallen-groups.ts';
import type { CacheUse } from '../signals/stamped-cache.ts';
import { addAnswerTally, type CountAnswer } from './answer-tally.ts';
import type { DatabaseReadings } from './database-readings.ts';

export type Metered = {
  admission: Admission;
  caches: Readonly<Record<string, { readonly use: CacheUse }>>;
  pool: { load: () => PoolLoad };
  fallenGroups: Pick<FallenGroups, 'count'>;
  /** What is read from the database; the last that could be. */
  readings: Pick<DatabaseReadings, 'last'>;
};

/**
 * All figures of this process, as Prometheus reads them. Labels are names from the program (routes as mounted, lines, tasks), never
 * what somebody sent: an address or a person would be kept by whoever reads them (PIPL 51).
 */
export function createMeters(metered: Metered): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  meterLanes(registry, metered);
  meterPool(registry, metered);
  meterCaches(registry, metered);
  meterGroups(registry, metered);
  meterDatabase(registry, metered);
  return registry;
}

/** What is mounted for all that nothing else answers. */
const wildcard = '/*';

/**
 * Counts and times every answer, by the route as it is mounted, pages by what `nameOfPage` calls them. To be called before routes are
 * mounted; what is answered before the framework is counted by the function that it gives.
 */
export function meterAnswers(
  app: FastifyInstance,
  registry: Registry,
  nameOfPage: (url: string) => string | undefined,
): CountAnswer {
  const count = addAnswerTally(registry);
  onAnswerEnd(app, ({ request, reply, status }) => {
    const { method } = request;
    const mounted = request.routeOptions.url ?? 'none';
    const route = (mounted === wildcard && nameOfPage(request.url)) || mounted;
    // A stream stays open for as long as somebody looks.
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
    count({ method, route, status }, isStream ? undefined : reply.elapsedTime);
  });
  return count;
}

function meterLanes(registry: Registry, { admission }: Metered): void {
  const registers = [registry];
  const labelNames = ['line'];
  const lanes = keysOf(admission);
  new Gauge({
    name: 'line_running',
    help: 'Work of this line that is under way',
    labelNames,
    registers,
    collect() {
      for (const line of lanes) this.set({ line }, admission[line].state.running);
    },
  });
  new Gauge({
    name: 'line_waiting',
    help: 'Work that waits in this line before the database',
    labelNames,
    registers,
    collect() {
      for (const line of lanes) this.set({ line }, admission[line].state.waiting);
    },
  });
  new Counter({
    name: 'line_refused_total',
    help: 'Work that was refused because the line was too long',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const line of lanes) this.inc({ line }, admission[line].state.refused);
    },
  });
}

function meterPool(registry: Registry, { pool }: Metered): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: at most (size), lent (used); callers that wait for one (waiting)',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool.load())) this.set({ state }, count);
    },
  });
}

function meterGroups(registry: Registry, { fallenGroups }: Metered): void {
  new Counter({
    name: 'groups_failed_total',
    help: 'Groups of calls that could not be written together, so that each went its own way',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(fallenGroups.count);
    },
  });
}

function meterCaches(registry: Registry, { caches }: Metered): void {
  new Counter({
    name: 'cache_reads_total',
    help: 'Kept pages and answers: found (hits) or made anew (misses)',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { use }] of Object.entries(caches))
        for (const [outcome, count] of Object.entries(use)) this.inc({ cache, outcome }, count);
    },
  });
}

/** Of the database, not of a process: of several processes that tell it the highest counts. */
function meterDatabase(registry: Registry, { readings }: Metered): void {
  const shared = { registers: [registry], aggregator: 'max' as const };
  new Gauge({
    ...shared,
    name: 'background_task_late_seconds',
    help: 'How long ago a task was due that has not run',
    labelNames: ['task'],
    collect() {
      for (const { task, lateSeconds } of readings.last.tasks) this.set({ task }, lateSeconds);
    },
  });
  new Gauge({
    ...shared,
    name: 'background_task_failed',
    help: '1 when the last run of a task failed',
    labelNames: ['task'],
    collect() {
      for (const { task, hasFailed } of readings.last.tasks) this.set({ task }, Number(hasFailed));
    },
  });
  new Gauge({
    ...shared,
    name: 'outbox_messages',
    help: 'Messages to the outside: waiting, waiting after a failure (retrying), given up within a day (failed); 1001 means more',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(readings.last.messages)) this.set({ state }, count);
    },
  });
  meterSecret(registry, { readings });
}

/** Of the database, too: how far a change of SECRET has come (decision 0034). */
function meterSecret(registry: Registry, { readings }: Pick<Metered, 'readings'>): void {
  const shared = { registers: [registry], aggregator: 'max' as const };
  new Gauge({
    ...shared,
    name: 'secret_rotation_running',
    help: '1 while something may still lie under an earlier SECRET: SECRET_BEFORE must stay',
    collect() {
      this.set(Number(readings.last.secret.isMoving));
    },
  });
  new Gauge({
    ...shared,
    name: 'secret_rotation_values',
    help: 'Values and files of the last change of SECRET: sealed anew (moved), opened by no secret (unreadable)',
    labelNames: ['state'],
    collect() {
      const { moved, unreadable } = readings.last.secret;
      this.set({ state: 'moved' }, moved);
      this.set({ state: 'unreadable' }, unreadable);
    },
  });
  new Gauge({
    ...shared,
    name: 'secret_rotation_waiting',
    help: 'Values of a table, and files, that wait to be sealed under the SECRET in force; none is left out that waits',
    labelNames: ['table'],
    collect() {
      this.reset();
      for (const { subject, count } of readings.last.secret.waiting) this.set({ table: subject }, count);
    },
  });
}
