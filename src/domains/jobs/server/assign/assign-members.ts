import { notifyMany } from '#domains/messages/server/index.ts';
import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/assignments.contract.ts';
import { memberStopLabels, mostMembers } from '../../contract/assignments.words.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { type JobRow, moveJob } from '../jobs.store.ts';
import { lockOwnJob } from '../team/own-job.ts';
import { visitLabel } from '../visit/propose-visit.ts';
import { assignmentNotices } from './assignment-notices.ts';
import { membersByIds } from './assignments.queries.ts';
import { judgeMember, memberAnswerDue } from './assignments.rules.ts';
import { insertAssignments, lockLiveAssignments } from './assignments.store.ts';

const workable: readonly string[] = ['accepted', 'assigning', 'inProgress'];
type Assigning = ActOf<typeof contract.assignMembers>;

/** When somebody goes, in words: the agreed visit, or that it is still to be agreed. */
export const visitWordsOf = ({
  visitStart,
  visitEnd,
  visitStatus,
}: Pick<JobRow, 'visitStart' | 'visitEnd' | 'visitStatus'>): string =>
  visitStatus === 'agreed' && visitStart && visitEnd
    ? `约好 ${visitLabel({ visitStart, visitEnd })} 上门`
    : '上门时间还在约';

/**
 * Asks members of the own team to go (分派队员); nobody is sent who did not say yes. Who cannot go is named with the reason, and then
 * nobody is asked. @throws Refusal by `assignMembersRefusals`, NotFound
 */
export const assignMembers: UseCase<typeof contract.assignMembers, { needs: NeedWork }> = async (
  act,
  { jobId, volunteerIds },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (!workable.includes(job.status)) throw act.refuse('notWorking');
  const live = await lockLiveAssignments(act.sql, [jobId]);
  const asked = [...new Set(volunteerIds)];
  if (live.length + asked.length > mostMembers) throw act.refuse('tooMany');
  await requireEligible(act, { jobId, need, asked });
  const visitStart = job.visitStatus === 'agreed' ? job.visitStart : null;
  const rows = asked.map((volunteerId) => ({
    id: act.newId(),
    jobId,
    volunteerId,
    status: 'offered' as const,
    offeredAt: act.now,
    answerDueAt: memberAnswerDue(act.now, visitStart),
    answeredAt: null,
    inAt: null,
    outAt: null,
    minutes: null,
    fixReason: null,
    outcome: null,
    reportText: null,
    reportedAt: null,
    reason: null,
    endedAt: null,
    createdAt: act.now,
    updatedAt: act.now,
  }));
  await insertAssignments(act.sql, rows);
  if (job.status === 'accepted')
    await moveJob(act.sql, job, { to: 'assigning', by: 'team', byId: act.caller.accountId, now: act.now });
  const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
  await notifyMany(
    act,
    rows.map(({ id, volunteerId, answerDueAt }) =>
      assignmentNotices.offered({
        accountId: volunteerId,
        assignmentId: id,
        job,
        team: team?.shortName ?? '',
        visit: visitWordsOf(job),
        dueAt: answerDueAt,
      }),
    ),
  );
  await act.audit({ targetType: 'job', targetId: jobId, detail: { volunteerIds: asked } });
  return {};
};

/** Everybody who is asked may go. @throws Refusal memberUnknown, memberNotEligible with name and reason */
async function requireEligible(
  act: Assigning,
  { jobId, need, asked }: { jobId: number; need: NeedRow | undefined; asked: readonly number[] },
): Promise<void> {
  const members = await membersByIds(act.sql, { teamId: act.caller.teamId, jobId, volunteerIds: asked });
  if (members.length < asked.length) throw act.refuse('memberUnknown');
  for (const member of members) {
    const stop = judgeMember(
      { ...member, isActiveMember: true, isRequester: need?.requesterAccountId === member.volunteerId },
      { isVisit: need !== undefined, now: act.now },
    );
    if (stop)
      throw act.refuse('memberNotEligible', { msg: `${member.name}现在不能去：${memberStopLabels[stop]}` });
  }
}
