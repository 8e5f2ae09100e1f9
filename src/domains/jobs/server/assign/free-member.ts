import { notify } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { lockJob } from '../jobs.store.ts';
import { leavePostsOfTeam } from '../standing/leave-posts-of-team.ts';
import { findAssignment } from '../mine/my-jobs.queries.ts';
import { assignmentNotices } from './assignment-notices.ts';
import { livePartsInTeam } from './assignments.queries.ts';
import { lockAssignment } from './assignments.store.ts';
import { endParts } from './end-assignments.ts';

/** Who is out of a team goes to its jobs no more and has no place in its posts: their parts end, and the team is told to find somebody else. */
export async function freeMember(
  act: Act<Caller, never>,
  membership: { teamId: number; volunteerId: number },
): Promise<void> {
  await leavePostsOfTeam(act, membership);
  for (const { id, jobId } of await livePartsInTeam(act.sql, membership)) {
    const job = await lockJob(act.sql, jobId);
    const part = await lockAssignment(act.sql, id);
    if (!job || !part || part.endedAt) continue;
    await endParts(act, [{ part, job }], {
      by: 'system',
      reason: 'leftTeam',
      why: '你已不在这支队伍，这件任务由队伍另找人去。',
    });
    const told = await findAssignment(act.sql, id);
    if (told?.teamAccountId)
      await notify(
        act,
        assignmentNotices.answered({
          accountId: told.teamAccountId,
          assignmentId: id,
          job,
          name: told.name,
          goes: false,
          why: '已不在这支队伍，请再找一位队员。',
        }),
      );
  }
}
