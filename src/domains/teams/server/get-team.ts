import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/teams.contract.ts';
import { teamDetail } from './team-views.ts';
import { findTeam } from './teams.queries.ts';

/** A team's public page; its contact only where the team made it public. @throws NotFound unless active or suspended */
export const getTeam: UseCase<typeof contract.getTeam> = async ({ sql }, { id }) => {
  const row = await findTeam(sql, id);
  if (!row || (row.status !== 'active' && row.status !== 'suspended')) throw new NotFound('没有找到这支队伍');
  return {
    ...teamDetail(row),
    contactName: row.isContactPublic ? row.contactName : null,
    contactPhone: row.isContactPublic ? row.contactPhone : null,
  };
};
