import { z } from 'zod';
import { instantField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';

const sampleSchema = z.strictObject({
  at: instantField,
  /** Answers a second. */
  requests: z.number(),
  faults: z.number(),
  refused: z.number(),
  p95Ms: z.int(),
  waiting: z.int(),
  loopDelayMs: z.int(),
  memoryMiB: z.int(),
});

/** What is wrong, or that nothing is, and what to do about it. */
const adviceSchema = z.strictObject({ tone: z.enum(['success', 'warning', 'error']), text: z.string() });

/** How long records of one kind are kept, and what ends them (domain.md B). */
const retentionSchema = z.strictObject({
  what: z.string(),
  days: z.int(),
  since: z.string(),
  ending: z.string(),
  /** The task that carries it out; it stands in `tasks` once it has run. */
  task: z.string(),
});

export const getServiceState = operation({
  name: 'getServiceState',
  method: 'GET',
  path: '/api/statistics/GetServiceState',
  caller: permission('system.watch', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    advice: z.array(adviceSchema),
    processes: z.int(),
    engine: z.enum(['embedded', 'postgres']),
    startedAt: instantField,
    samples: z.array(sampleSchema),
    lanes: z.array(
      z.strictObject({
        lane: z.string(),
        label: z.string(),
        running: z.int(),
        waiting: z.int(),
        refused: z.int(),
      }),
    ),
    pool: z.strictObject({ size: z.int(), used: z.int(), waiting: z.int() }),
    caches: z.array(z.strictObject({ cache: z.string(), label: z.string(), hits: z.int(), misses: z.int() })),
    tasks: z.array(
      z.strictObject({ task: z.string(), label: z.string(), lateSeconds: z.int(), hasFailed: z.boolean() }),
    ),
    retention: z.array(retentionSchema),
    messages: z.array(z.strictObject({ state: z.string(), label: z.string(), count: z.int() })),
  }),
  refusals: {},
  summary: 'How the product runs, over the last hour and now, and what to do; names nobody.',
});
