/** Where `/metrics` is asked for: a port of its own, on this machine only unless told. */
export type MetricsSettings = { host: string; port: number };

/** METRICS_PORT and METRICS_HOST; undefined where no port is set. Adds a sentence when it is no port. */
export function readMetricsSettings(
  environment: Record<string, string | undefined>,
  mistakes: string[],
): MetricsSettings | undefined {
  const text = environment.METRICS_PORT?.trim();
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    mistakes.push(`METRICS_PORT must be a whole number from 1 to 65535, not "${text}"`);
    return undefined;
  }
  return { host: environment.METRICS_HOST?.trim() || '127.0.0.1', port };
}
