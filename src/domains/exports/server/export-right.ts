import { staffCallerOf, teamCallerOf, volunteerCallerOf } from '#domains/accounts/server/index.ts';
import { actForTeam } from '#domains/teams/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { Failure } from '#platform/server/calls/failures.ts';
import { requireCaller, requireRank } from '#platform/server/calls/invoke-operation.ts';
import type { AnyExportSource } from '#platform/server/exports/export-source.ts';
import type { ExportOrder } from './exports.queries.ts';

/** Who ordered an export, with the rights of now, in the team that they ordered for; undefined when the account is stopped or leads it no more. */
export async function ordererOf(
  sql: Sql,
  { accountId, teamId }: Pick<ExportOrder, 'accountId' | 'teamId'>,
): Promise<SignedInCaller | undefined> {
  if (teamId === null)
    return (
      (await staffCallerOf(sql, accountId)) ??
      (await teamCallerOf(sql, accountId)) ??
      (await volunteerCallerOf(sql, accountId))
    );
  const person = await volunteerCallerOf(sql, accountId);
  try {
    return person && (await actForTeam(sql, person, String(teamId)));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/**
 * Why this person may not have this export now, if so: the right is gone, or the data scope is another than the rows were
 * chosen in.
 */
export function lostRight(
  caller: SignedInCaller | undefined,
  { scope, teamId }: Pick<ExportOrder, 'scope' | 'teamId'>,
  source: Pick<AnyExportSource, 'operation'> | undefined,
): 'rightLost' | 'scopeChanged' | undefined {
  if (!caller || !source) return 'rightLost';
  try {
    requireCaller(source.operation.caller, caller);
    requireRank(source.operation, caller);
  } catch (error) {
    if (error instanceof Failure) return 'rightLost';
    throw error;
  }
  if (teamId !== null && !(caller.kind === 'team' && caller.teamId === teamId)) return 'rightLost';
  const held = caller.kind === 'staff' ? (caller.scope ?? null) : null;
  return held === scope ? undefined : 'scopeChanged';
}
