import { staffCallerOf, teamCallerOf, volunteerCallerOf } from '#domains/accounts/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { Failure } from '#platform/server/calls/failures.ts';
import { requireCaller } from '#platform/server/calls/invoke-operation.ts';
import type { AnyExportSource } from '#platform/server/exports/export-source.ts';
import type { ExportOrder } from './exports.queries.ts';

/** Who ordered an export, with the rights of now; undefined when the account is stopped. */
export const ordererOf = async (sql: Sql, accountId: number): Promise<SignedInCaller | undefined> =>
  (await staffCallerOf(sql, accountId)) ??
  (await teamCallerOf(sql, accountId)) ??
  (await volunteerCallerOf(sql, accountId));

/**
 * Why this person may not have this export now, if so: the right is gone, or the data scope is another than the rows were
 * chosen in.
 */
export function lostRight(
  caller: SignedInCaller | undefined,
  { scope }: Pick<ExportOrder, 'scope'>,
  source: Pick<AnyExportSource, 'operation'> | undefined,
): 'rightLost' | 'scopeChanged' | undefined {
  if (!caller || !source) return 'rightLost';
  try {
    requireCaller(source.operation.caller, caller);
  } catch (error) {
    if (error instanceof Failure) return 'rightLost';
    throw error;
  }
  const held = caller.kind === 'staff' ? (caller.scope ?? null) : null;
  return held === scope ? undefined : 'scopeChanged';
}
