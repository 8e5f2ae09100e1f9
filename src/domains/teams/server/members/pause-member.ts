import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { lockOwnMember } from './member-act.ts';
import { memberNotices } from './members.notices.ts';
import { changeMember } from './members.store.ts';

/** Pauses a member, who keeps the place but not the rights, or lets them go on. */
export const pauseMember: UseCase<typeof contract.pauseMember> = async (
  act,
  { teamUserId, isPaused, reason = '' },
) => {
  const { team, row } = await lockOwnMember(act, teamUserId, isPaused ? 'pause' : 'resume');
  await changeMember(
    act.sql,
    { id: row.id, from: row.status },
    {
      status: isPaused ? 'paused' : 'active',
      pausedAt: isPaused ? act.now : null,
      captainOfferedAt: null,
      now: act.now,
    },
  );
  if (row.volunteerId !== null) {
    const about = { teamUserId: row.id, teamName: team.name };
    await notify(
      act,
      isPaused
        ? memberNotices.paused(row.volunteerId, about, reason)
        : memberNotices.resumed(row.volunteerId, about),
    );
  }
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    reason: reason || undefined,
    detail: { isPaused },
  });
  return {};
};
