import { NotFound } from '#platform/server/calls/failures.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/assignments.contract.ts';
import { findJob } from '../team/team-jobs.queries.ts';
import { countMembers, memberPage, promisesOf } from './assignments.queries.ts';
import { judgeMember } from './assignments.rules.ts';

/** Active members of the own team, with who cannot go and why, and what else they promised at that time. @throws NotFound */
export const listJobCandidates: UseCase<typeof contract.listJobCandidates> = async (act, request) => {
  const { sql, caller, now } = act;
  const job = await findJob(sql, request.jobId);
  if (!job || job.teamId !== caller.teamId) throw new NotFound('没有找到这件任务');
  const asked = { ...request, teamId: caller.teamId };
  const rows = await memberPage(sql, asked);
  const promises = await promisesOf(sql, {
    volunteerIds: rows.map(({ volunteerId }) => volunteerId),
    jobId: job.id,
    from: job.visitStart ?? job.planStart,
    to: job.visitEnd ?? job.planEnd,
  });
  return {
    list: rows.map((member) => {
      const clash = promises.find(({ volunteerId }) => volunteerId === member.volunteerId);
      return {
        volunteerId: member.volunteerId,
        name: member.name,
        memberRole: member.memberRole,
        stoppedBy:
          judgeMember(
            { ...member, isActiveMember: true, isRequester: job.requesterAccountId === member.volunteerId },
            { isVisit: job.needId !== null, now },
          ) ?? null,
        clash: clash ? { title: clash.title, startsAt: toInstant(clash.startsAt) } : null,
      };
    }),
    total: await countMembers(sql, asked),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
