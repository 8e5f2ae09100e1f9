import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import { followLimits } from '../contract/follows.words.ts';
import { countOf, isActiveTeam } from './follows.queries.ts';
import { addTeamFollow, removeTeamFollow } from './follows.store.ts';

/** Follows a team from now on, or stops; one that is not active any more can still be left. */
export const setTeamFollow: UseCase<typeof contract.setTeamFollow> = async (act, { teamId, isOn }) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  if (isOn) {
    if (!(await isActiveTeam(sql, teamId))) throw new NotFound('没有找到这支队伍');
    await addTeamFollow(sql, { volunteerId, teamId, now });
    if ((await countOf(sql, 'teamFollows', volunteerId)) > followLimits.teams)
      throw act.refuse('tooManyTeams');
  } else await removeTeamFollow(sql, { volunteerId, teamId });
  await act.audit({ targetType: 'team', targetId: teamId, detail: { isOn } });
  return { isOn };
};
