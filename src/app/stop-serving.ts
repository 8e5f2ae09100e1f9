import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { secondMs } from '#platform/contract/durations.ts';
import type { BackgroundRunner } from '#platform/server/run-background.ts';
import type { Signals } from '#platform/server/signals/signals.ts';

type Serving = {
  app: Pick<FastifyInstance, 'close' | 'server'>;
  /** How long answers under way may take. */
  patienceMs?: number;
  background?: Pick<BackgroundRunner, 'stop'>;
  signals: Pick<Signals, 'close'> | undefined;
};

/**
 * Finishes the requests in flight (an answer that nobody reads is cut after ten seconds) and the step of background work that runs, then says the last word to the other
 * processes: what was written up to the end they learn of at once. The database is still open afterwards.
 */
export async function stopServing({
  app,
  background,
  signals,
  patienceMs = 10 * secondMs,
}: Serving): Promise<void> {
  // Whoever does not read an answer to its end would hold up the stop for ever.
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await Promise.all([background?.stop(), app.close()]);
  clearTimeout(patience);
  await signals?.close();
}

/** Connections that are in use are told to end with their next answer; this long is waited for those answers. */
const lastAnswersMs = 2_000;

/**
 * Accepts no more connections, and lets go of those that are open: each ends with its next answer (which a stop that has begun
 * says to it), so that whoever asks without pause finds no closed door. Others must be accepting by then.
 */
export async function leaveLine(server: Server): Promise<void> {
  // The HTTP server's own `close` also cuts connections that are idle for the moment between two requests.
  Server.prototype.close.call(server);
  await delay(lastAnswersMs);
}
