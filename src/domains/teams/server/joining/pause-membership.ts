import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { changeMember } from '../members/members.store.ts';
import { auditChange } from './membership-changes.ts';
import { lockMine } from './my-membership.ts';

/** Pauses the own membership, or goes on. */
export const pauseMembership: UseCase<typeof contract.pauseMembership> = async (
  act,
  { teamUserId, isPaused },
) => {
  const row = await lockMine(act, teamUserId, isPaused ? 'pause' : 'resume');
  const to = isPaused ? 'paused' : 'active';
  await changeMember(
    act.sql,
    { id: row.id, from: row.status },
    { status: to, pausedAt: isPaused ? act.now : null, captainOfferedAt: null, now: act.now },
  );
  await auditChange(act, row, to);
  return {};
};
