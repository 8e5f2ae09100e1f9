import { INSTANCE_COUNT } from '#database/instance-number.ts';
import { ConfigurationError } from '../settings/configuration.ts';

/** One number is left for the successor of a process that is being replaced. */
const mostProcesses = INSTANCE_COUNT - 1;

export type ProcessCount = {
  count: number;
  /** Why there are fewer than could be. */
  because?: string;
};

const onEmbedded = 'the embedded database belongs to one process; set DATABASE_URL to a PostgreSQL server';

/**
 * How many processes serve: 1 unless PROCESSES says another number, or `auto` for one a processor.
 * @throws ConfigurationError for anything else, and for several on the embedded database
 */
export function processCount(
  environment: Record<string, string | undefined>,
  processors: number,
): ProcessCount {
  const text = environment.PROCESSES?.trim().toLowerCase() || '1';
  const isEmbedded = !environment.DATABASE_URL?.trim();
  if (text === 'auto') {
    if (isEmbedded) return { count: 1, because: `one process: ${onEmbedded}` };
    return { count: Math.min(processors, mostProcesses) };
  }
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > mostProcesses)
    throw new ConfigurationError([
      `PROCESSES must be a whole number from 1 to ${mostProcesses} or auto, not "${text}"`,
    ]);
  if (count > 1 && isEmbedded) throw new ConfigurationError([`PROCESSES must be 1: ${onEmbedded}`]);
  return { count };
}
