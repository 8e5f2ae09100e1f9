import { inSavepoint, type Sql } from '#database/transaction.ts';
import type { BatchResult } from '#platform/contract/decisions/batches.ts';
import type { Act, AuditEntry } from './act.ts';
import { Failure } from './failures.ts';

type Each<A, Item> = {
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Decides one row, as its own operation does; a failure undoes that row alone. */
  decide: (act: A, item: Item) => Promise<unknown>;
  /** The operation that decides one: its name is the act of each row's audit line, its sentences tell of who was refused. */
  operation: { name: string; refusals: Readonly<Record<string, string>> };
};

/** Decides rows one after the other; one that is refused is told with its sentence and does not stop the others. */
export async function decideEach<A extends Pick<Act, 'sql' | 'audit'>, Item>(
  act: A,
  { items, idOf, decide, operation }: Each<A, Item>,
): Promise<BatchResult> {
  const audit = (entry: AuditEntry): Promise<void> => act.audit({ action: operation.name, ...entry });
  const doneIds: number[] = [];
  const refused: BatchResult['refused'] = [];
  for (const item of items) {
    try {
      await inSavepoint(act.sql, () => decide({ ...act, audit }, item));
      doneIds.push(idOf(item));
    } catch (error) {
      // Anything else is a fault and undoes the whole batch.
      if (!(error instanceof Failure)) throw error;
      const sentence = error.message || operation.refusals[error.reason ?? ''] || '没有成功，请逐个处理';
      refused.push({ id: idOf(item), msg: sentence });
    }
  }
  return { doneIds, refused };
}

/** The line of a whole batch: how many of which kind were decided how, beside each row's own. */
export const auditBatch = (
  act: Pick<Act, 'audit'>,
  { targetType, verdict, reason }: Pick<AuditEntry, 'targetType' | 'reason'> & { verdict: string },
  { doneIds, refused }: BatchResult,
): Promise<void> =>
  act.audit({
    targetType,
    targetId: null,
    ...(reason && { reason }),
    detail: { verdict, doneCount: doneIds.length, failedCount: refused.length },
  });

/** Thrown to undo what was only tried. */
class OnlyTried extends Error {}

/**
 * Does something in a transaction of its own that is always undone, and gives what came of it: what would happen, told by
 * the very rules that will decide. No line is written and nobody is told.
 */
export async function rehearse<A extends Pick<Act, 'sql'>, Result>(
  act: A,
  work: (act: A) => Promise<Result>,
): Promise<Result> {
  const outcome: { result?: Result } = {};
  const attempt = async (sql: Sql): Promise<never> => {
    outcome.result = await work({ ...act, sql, audit: async () => undefined, signal: () => undefined });
    throw new OnlyTried();
  };
  try {
    await (act.sql.isTransaction
      ? inSavepoint(act.sql, () => attempt(act.sql))
      : act.sql.transaction().execute(attempt));
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return outcome.result as Result;
}
