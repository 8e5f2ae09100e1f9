import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';

/** @throws NotFound when a team asks for another one's members */
export function ownTeamId({ caller }: Act<TeamCaller>, teamId: number | undefined): number {
  if (teamId !== undefined && teamId !== caller.teamId) throw new NotFound('没有找到这支队伍');
  return caller.teamId;
}
