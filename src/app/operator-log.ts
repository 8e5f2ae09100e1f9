import type { DatabaseLog } from '#database/sql-pool.ts';
import type { Configuration } from './settings/configuration.ts';

/** The levels as the HTTP log numbers them. */
const levels = { debug: 20, info: 30, warn: 40, error: 50, silent: 100 } as const;

/** Log of what runs beside requests, the database above all: the same JSON lines as the HTTP log. */
export function createOperatorLog(
  threshold: Configuration['logLevel'],
  write: (line: string) => void = (line) => process.stdout.write(line),
): DatabaseLog {
  return (level, msg, fields = {}) => {
    if (levels[level] < levels[threshold]) return;
    write(`${JSON.stringify({ level: levels[level], time: Date.now(), ...fields, msg })}\n`);
  };
}
