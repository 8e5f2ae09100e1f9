import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { MakeupState } from '../../contract/makeups.words.ts';
import { contestedMakeup } from './contested-makeup.ts';
import type { MakeupRow } from './makeups.queries.ts';
import { lockMakeup } from './makeups.store.ts';

export type MakeupTarget = { makeupId: number; version: number };
export const noSuchMakeup = '没有找到这份补录';

/**
 * The team's own, locked, in the version that was seen and one of these states.
 * @throws NotFound (also for another team's), VersionConflict, Refusal wrongState
 */
export async function lockOwnMakeup(
  act: Act<TeamCaller, 'wrongState'>,
  { makeupId, version }: MakeupTarget,
  states: readonly MakeupState[],
): Promise<MakeupRow> {
  const row = await lockMakeup(act.sql, makeupId);
  if (row?.teamId !== act.caller.teamId) throw new NotFound(noSuchMakeup);
  if (row.version !== version) throw await overtaken(act, contestedMakeup(makeupId));
  if (!states.includes(row.state)) throw await decidedAlready(act, contestedMakeup(makeupId), 'wrongState');
  return row;
}
