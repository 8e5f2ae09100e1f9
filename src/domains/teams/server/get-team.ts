import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { getTeam as operation, MyTeamView, TeamView } from '../contract/teams.contract.ts';
import { profileWarnings, teamDetail } from './team-views.ts';
import { countApplicants, findTeam } from './teams.queries.ts';

/** A team's public page; its contact only where the team made it public. @throws NotFound unless active or suspended */
export async function getTeam({ sql }: Act, { id }: ParsedRequestOf<typeof operation>): Promise<TeamView> {
  const row = await findTeam(sql, id);
  if (!row || (row.status !== 'active' && row.status !== 'suspended')) throw new NotFound('没有找到这支队伍');
  return {
    ...teamDetail(row),
    contactName: row.isContactPublic ? row.contactName : null,
    contactPhone: row.isContactPublic ? row.contactPhone : null,
  };
}

/** The caller's own team, in whatever state. */
export async function getMyTeam({ sql, caller }: Act<TeamCaller>): Promise<MyTeamView> {
  const row = await findTeam(sql, caller.teamId);
  if (!row) throw new NotFound('没有找到你的队伍资料');
  return {
    ...teamDetail(row),
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    isContactPublic: row.isContactPublic,
    trustGrade: row.trustGrade,
    applicantCount: await countApplicants(sql, caller.teamId),
    warnings: profileWarnings(row),
  };
}
