import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { memberStopLabels } from '../../contract/assignments.words.ts';
import { membersByIds } from '../assign/assignments.queries.ts';
import { judgeMember } from '../assign/assignments.rules.ts';
import { type AssignmentRow, lockAssignment } from '../assign/assignments.store.ts';
import { type JobRow, lockJob } from '../jobs.store.ts';
import { findAssignment, type MyJobRow } from './my-jobs.queries.ts';

/** The caller's part with everything it hangs on, locked; `told` is as it was read before. */
export type OwnPart = { part: AssignmentRow; job: JobRow; need: NeedRow | undefined; told: MyJobRow };

/** The caller's own part in a job, locked as everybody does: need, job, part. @throws NotFound for everybody else's */
export async function lockOwnPart(
  act: Pick<Act<VolunteerCaller>, 'sql' | 'caller'>,
  assignmentId: number,
  needs: NeedWork,
): Promise<OwnPart> {
  const told = await findAssignment(act.sql, assignmentId);
  if (!told || told.volunteerId !== act.caller.volunteerId) throw new NotFound('没有找到这件任务');
  const need = told.needId === null ? undefined : await needs.lock(act, told.needId);
  const job = await lockJob(act.sql, told.jobId);
  const part = await lockAssignment(act.sql, assignmentId);
  if (!job || !part) throw new NotFound('没有找到这件任务');
  return { part, job, need, told };
}

/**
 * Whether the caller may still go: the team is in good standing, they are in it, and nothing stands against them since they were
 * asked. @throws Refusal teamSuspended, notEligible with the reason
 */
export async function requireStanding(
  act: Act<VolunteerCaller, 'teamSuspended' | 'notEligible'>,
  { job, need, told }: OwnPart,
): Promise<void> {
  if (told.teamStatus === 'suspended') throw act.refuse('teamSuspended');
  const { volunteerId } = act.caller;
  const [member] =
    job.teamId === null
      ? []
      : await membersByIds(act.sql, { teamId: job.teamId, jobId: job.id, volunteerIds: [volunteerId] });
  const stop = member
    ? judgeMember(
        {
          ...member,
          isActiveMember: true,
          isRequester: need?.requesterAccountId === volunteerId,
          isAsked: false,
          saidNo: false,
        },
        { isVisit: need !== undefined, now: act.now },
      )
    : 'notMember';
  if (stop) throw act.refuse('notEligible', { msg: `你现在不能去：${memberStopLabels[stop]}` });
}
