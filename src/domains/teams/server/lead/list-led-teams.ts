import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/lead.contract.ts';
import { leadRoleLabel, rankOf } from '../../contract/lead.words.ts';
import { leadRows } from './lead.queries.ts';

/** The teams that the caller leads as a person; none for a team's own account and for staff. */
export const listLedTeams: UseCase<typeof contract.listLedTeams> = async ({ sql, caller }) => {
  const volunteerId =
    caller.kind === 'volunteer'
      ? caller.volunteerId
      : caller.kind === 'team'
        ? caller.person?.volunteerId
        : undefined;
  const rows = volunteerId === undefined ? [] : await leadRows(sql, { volunteerId, teamId: null });
  return {
    list: rows.flatMap(
      ({ memberRole, activityIds, accountId: _account, status: _status, category, ...team }) => {
        const rank = rankOf(memberRole, activityIds.length > 0);
        return rank
          ? [{ ...team, category: category as CategoryKey, rank, roleLabel: leadRoleLabel(memberRole) }]
          : [];
      },
    ),
  };
};
