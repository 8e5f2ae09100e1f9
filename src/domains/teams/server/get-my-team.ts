import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/teams.contract.ts';
import { profileWarnings, teamDetail } from './team-views.ts';
import { countApplicants, findTeam } from './teams.queries.ts';

/** The caller's own team, in whatever state. */
export const getMyTeam: UseCase<typeof contract.getMyTeam> = async ({ sql, caller }) => {
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
};
