import type { ReadState } from '#platform/server/readings/service-state.ts';

/** Of a product that nobody watches. */
export const nothingKnown: ReadState = async () => ({
  processes: 1,
  engine: 'embedded',
  startedAt: new Date().toISOString(),
  samples: [],
  lanes: [],
  pool: { size: 0, used: 0, waiting: 0 },
  caches: [],
  tasks: [],
  messages: [],
});
