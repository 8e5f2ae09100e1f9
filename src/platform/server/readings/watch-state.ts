import { AggregatorRegistry } from 'prom-client';
import { secondMs } from '#platform/contract/durations.ts';
import { readState, type Reading, sampleBetween, type StateOf } from './state-of.rules.ts';
import type { ServiceState, StateSample } from './service-state.ts';

/** The figures of one process, as `Registry.getMetricsAsJSON` gives them and a message carries them. */
export type ProcessFigures = object[];

const everyMs = 20 * secondMs;
const mostSamples = 180;

export type StateWatch = {
  /** All figures as Prometheus reads them. */
  text: () => Promise<string>;
  state: () => Promise<ServiceState>;
  /** Remembers from now on. Gives the way to end it. */
  start: () => () => void;
};

/** Puts the figures of all processes together, and remembers their course over the last hour. `gather` asks each process for its own. */
export function watchState(
  gather: () => Promise<readonly ProcessFigures[]>,
  about: StateOf,
  clock: () => Date = () => new Date(),
): StateWatch {
  const samples: StateSample[] = [];
  const startedAt = clock().toISOString();
  let before: Reading | undefined;
  const read = async (): Promise<{ reading: Reading; processes: number; text: () => Promise<string> }> => {
    const figures = await gather();
    const all = AggregatorRegistry.aggregate(figures as unknown as object[]);
    const metrics = (await all.getMetricsAsJSON()) as unknown as Reading['metrics'];
    return { reading: { at: clock(), metrics }, processes: figures.length, text: () => all.metrics() };
  };
  const sample = async (): Promise<void> => {
    const { reading } = await read();
    if (before) samples.push(sampleBetween(before, reading));
    before = reading;
    if (samples.length > mostSamples) samples.shift();
  };
  const attempt = (): void => void sample().catch(() => undefined);
  return {
    text: async () => (await read()).text(),
    state: async () => {
      const { reading, processes } = await read();
      const { engine } = about;
      return { processes, engine, startedAt, samples: [...samples], ...readState(reading) };
    },
    start: () => {
      attempt();
      const timer = setInterval(attempt, everyMs).unref();
      return () => clearInterval(timer);
    },
  };
}
