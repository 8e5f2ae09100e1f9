import type { FastifyInstance } from 'fastify';
import type { BackgroundRunner } from '#platform/server/run-background.ts';
import type { Signals } from '#platform/server/signals/signals.ts';

type Serving = {
  app: Pick<FastifyInstance, 'close'>;
  background?: Pick<BackgroundRunner, 'stop'>;
  signals: Pick<Signals, 'close'> | undefined;
};

/**
 * Finishes the requests in flight and the step of background work that runs, then says the last word to the other
 * processes: what was written up to the end they learn of at once. The database is still open afterwards.
 */
export async function stopServing({ app, background, signals }: Serving): Promise<void> {
  await Promise.all([background?.stop(), app.close()]);
  await signals?.close();
}
