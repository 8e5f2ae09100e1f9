/** `away`: nobody answers, or not for writing. `busy`: it answers, not in time. `full`: no room is left to write. */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

/** Of the machine's network (Node's words) and of PostgreSQL (appendix A of its manual). */
const troubles: Record<string, DatabaseTrouble> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  // A standby, or a primary that has just become one.
  '25006': 'away',
  // Stopped by an operator, crashed, starting or ending.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** What the driver says without a code. */
const sentences: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^Connection terminated/, 'away'],
  [/^Client has encountered a connection error/, 'away'],
  [/^Connection ended unexpectedly/, 'away'],
  // The pool lends no connection in time.
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Query read timeout/, 'busy'],
];

/** The database did not answer in time for something that every write needs. */
export class DatabaseAway extends Error {}

/** It answers, but not this caller in time. */
export class DatabaseBusy extends Error {}

/** What keeps the database from answering; undefined where the error is about what it was asked. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof DatabaseAway) return 'away';
    if (inner instanceof DatabaseBusy) return 'busy';
    if (inner instanceof AggregateError) return databaseTrouble(inner.errors[0]);
    const { message } = inner;
    const code = sqlState(inner) ?? '';
    const found = troubles[code] ?? (code.startsWith('08') ? 'away' : undefined);
    const told = found ?? sentences.find(([pattern]) => pattern.test(message))?.[1];
    if (told) return told;
  }
  return undefined;
}

/** PostgreSQL's five-letter error code, when the error has one. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
