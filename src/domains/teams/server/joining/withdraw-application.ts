import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { changeMember } from '../members/members.store.ts';
import { teamFacts } from '../teams.queries.ts';
import { auditChange } from './membership-changes.ts';
import { lockMine } from './my-membership.ts';

/** Takes an application back; the team is told. */
export const withdrawApplication: UseCase<typeof contract.withdrawApplication> = async (
  act,
  { teamUserId },
) => {
  const row = await lockMine(act, teamUserId, 'withdraw');
  await changeMember(
    act.sql,
    { id: row.id, from: 'applied' },
    { status: 'withdrawn', leftAt: act.now, now: act.now },
  );
  const team = await teamFacts(act.sql, row.teamId);
  if (team) await notify(act, teamNotices.withdrawn(team.accountId, { teamUserId: row.id, name: row.name }));
  await auditChange(act, row, 'withdrawn');
  return {};
};
