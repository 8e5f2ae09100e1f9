import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql as raw } from 'kysely';
import type { Database } from './connection.ts';
import { databaseTrouble, sqlState } from './server/database-trouble.ts';
import { isStalePlan } from './named-statements.ts';
import type { Schema } from './schema.ts';

/** The handle a use case gets, and the only one it may use: inside a transaction it is that transaction. */
export type Sql = Kysely<Schema>;

const RETRIES = 2;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** unique, check and exclusion violations: the nets behind the rules. */
const CONSTRAINT_VIOLATIONS = new Set(['23505', '23514', '23P01']);

/** The connection broke while a transaction was being committed: nobody knows whether it holds. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost during a commit', { cause });
  }
}

/**
 * Runs `act` in one transaction: all of it holds or, when it throws, none of it. After a serialisation failure
 * or a deadlock it is run again from its start, at most twice, so it must have no effect but on the database.
 * No network or file work inside: on the embedded engine everyone waits.
 * @throws OutcomeUnknown when the connection breaks during the commit; before it, nothing holds
 */
export async function inTransaction<Result>(
  database: Pick<Database, 'kysely'>,
  act: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await database.kysely.transaction().execute(async (sql) => {
        const result = await act(sql);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      if (isCommitting && databaseTrouble(error) === 'away') throw new OutcomeUnknown(error);
      if (attempt === RETRIES || !isWorthRetrying(error)) throw error;
      await delay(10 * (attempt + 1));
    }
  }
}

/** Runs a part of a transaction that is undone alone when it throws; what came before it stays. */
export async function inSavepoint<Result>(sql: Sql, part: () => Promise<Result>): Promise<Result> {
  await raw`savepoint part`.execute(sql);
  try {
    const result = await part();
    await raw`release savepoint part`.execute(sql);
    return result;
  } catch (error) {
    await raw`rollback to savepoint part`.execute(sql);
    // Still there after the rollback, it would hide the one that this part stands in.
    await raw`release savepoint part`.execute(sql);
    throw error;
  }
}

function isWorthRetrying(error: unknown): boolean {
  const code = sqlState(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isStalePlan(error);
}

/** The name of the unique, check or exclusion constraint that refused a write, or undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!CONSTRAINT_VIOLATIONS.has(sqlState(error) ?? '')) return undefined;
  return (error as { constraint?: string }).constraint;
}
