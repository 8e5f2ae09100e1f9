import { createServer } from 'node:http';
import { once } from 'node:events';
import type { MetricsSettings } from '../settings/metrics-settings.ts';
import type { StateWatch } from '#platform/server/readings/watch-state.ts';

/**
 * Lets a watch remember, and serves its figures where they are asked for. Gives the way to end both and `besides`.
 * @throws Error when the port is in use
 */
export async function startWatch(
  watch: StateWatch,
  settings: MetricsSettings | undefined,
  besides = (): void => undefined,
): Promise<() => void> {
  const close = settings ? await serveMetrics(watch, settings) : () => undefined;
  const forget = watch.start();
  return () => {
    besides();
    forget();
    close();
  };
}

/**
 * `/metrics` in Prometheus' format on a port of its own, so that no proxy in front of the product can give it to the public.
 * Gives the way to close it. @throws Error when the port is in use
 */
async function serveMetrics(
  watch: Pick<StateWatch, 'text'>,
  { host, port }: MetricsSettings,
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    watch.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
