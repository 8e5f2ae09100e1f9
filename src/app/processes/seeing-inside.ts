import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Database } from '#database/connection.ts';
import {
  createDatabaseReadings,
  type DatabaseReadings,
} from '#platform/server/readings/database-readings.ts';
import { createMeters, type Metered } from '#platform/server/readings/meters.ts';
import type { ReadState } from '#platform/server/readings/service-state.ts';
import { type ProcessFigures, watchState } from '#platform/server/readings/watch-state.ts';
import { startWatch } from './metrics-port.ts';
import { answerOver, askOver, questions } from './questions.ts';
import type { MetricsSettings } from '../settings/metrics-settings.ts';

export type SeeingInside = {
  registry: Registry;
  readings: DatabaseReadings;
  /** What 运行状态 shows; of all processes where a supervisor has several. */
  readState: ReadState;
  /** Begins to remember, and serves `/metrics` where it is asked for, unless a supervisor does both. Gives the way to end it. */
  start: (settings: MetricsSettings | undefined) => Promise<() => void>;
};

/** The figures of this process, and who puts them together: itself, or its supervisor. */
export function seeInside(
  database: Database,
  clock: () => Date,
  metered: Pick<Metered, 'admission' | 'caches' | 'fallenGroups'>,
): SeeingInside {
  const readings = createDatabaseReadings(database.kysely, clock);
  const registry = createMeters({ ...metered, readings, pool: database.pool });
  const figures = async (): Promise<ProcessFigures> => registry.getMetricsAsJSON();
  const watch = watchState(async () => [await figures()], database, clock);
  return {
    registry,
    readings,
    readState: cluster.isWorker ? () => askOver(process, questions.state) : watch.state,
    start: async (settings) => {
      const stopReading = readings.start();
      if (!cluster.isWorker) return startWatch(watch, settings, stopReading);
      answerOver(process, questions.figures, figures);
      return stopReading;
    },
  };
}
