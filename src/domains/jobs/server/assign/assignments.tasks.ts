import { notify } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { lockJob } from '../jobs.store.ts';
import { findAssignment } from '../mine/my-jobs.queries.ts';
import { assignmentNotices } from './assignment-notices.ts';
import { lapsedAssignments } from './assignments.queries.ts';
import { lockAssignment, moveAssignment } from './assignments.store.ts';

const batch = 100;

/** Members who did not answer in time are asked no more; it counts nowhere, and the team looks for somebody else. */
const expireAssignments = (needs: NeedWork) =>
  async function expire(act: Act): Promise<boolean> {
    const lapsed = await lapsedAssignments(act.sql, act.now, batch);
    for (const { id, jobId } of lapsed) {
      const told = await findAssignment(act.sql, id);
      if (told?.needId) await needs.lock(act, told.needId);
      const job = await lockJob(act.sql, jobId);
      const part = await lockAssignment(act.sql, id);
      if (!job || part?.status !== 'offered') continue;
      await moveAssignment(act.sql, part, { to: 'expired', by: 'system', now: act.now });
      if (told?.teamAccountId)
        await notify(
          act,
          assignmentNotices.answered({
            accountId: told.teamAccountId,
            assignmentId: id,
            job,
            name: told.name,
            goes: false,
            why: '到点没有答复，不计入任何记录。请再找一位队员。',
          }),
        );
      await act.audit({
        targetType: 'job',
        targetId: jobId,
        action: 'expireAssignment',
        detail: { volunteerId: part.volunteerId, from: 'offered', to: 'expired' },
      });
    }
    return lapsed.length === batch;
  };

/** What moves by the clock for members who are asked. */
export const assignmentTasks = (needs: NeedWork): BackgroundTask[] => [
  { name: 'jobs.expireAssignments', label: '任务邀请到期', everyMs: minuteMs, run: expireAssignments(needs) },
];
