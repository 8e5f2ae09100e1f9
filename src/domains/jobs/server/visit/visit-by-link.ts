import type { ActionLinkPerformer, ActionLinkTarget } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { refusingAs } from '#platform/server/calls/refusing-as.ts';
import { answerVisitRefusals, workingJobStatuses } from '../../contract/jobs.words.ts';
import { visitLabel } from './propose-visit.ts';
import { requireProposed, settleVisit } from './settle-visit.ts';
import { visitOfJob } from './visit.queries.ts';

/**
 * What a one-time link says of a proposed visit, and how it answers: exactly as the requester would on the page of the need. A
 * link holds until its visit begins, and is over once another time is proposed.
 */
export const createVisitByLink = (needs: NeedWork): ActionLinkPerformer<ActionLinkTarget> => ({
  async describe({ sql, now }, { targetId, expiresAt }) {
    const visit = await visitOfJob(sql, targetId);
    if (!visit?.visitStart || !visit.visitEnd) return undefined;
    const { visitStart, visitEnd, visitStatus, status } = visit;
    return {
      isOpen:
        visitStatus === 'proposed' &&
        visitStart > now &&
        visitStart.getTime() === expiresAt.getTime() &&
        workingJobStatuses.some((one) => one === status),
      title: '上门时间等你确认',
      facts: [
        { label: '点单', text: visit.title },
        { label: '单号', text: visit.needNo },
        { label: '队伍', text: visit.teamName },
        { label: '时间', text: visitLabel({ visitStart, visitEnd }) },
      ],
      acceptLabel: '就这个时间',
      declineLabel: '换个时间',
      acceptMeans: '队伍会按时上门，上门的人看得到门牌。',
      declineMeans: '队伍会再约一个时间，不影响这张单子。',
    };
  },
  async perform(act, { targetId, expiresAt }, answer) {
    const asRequester = refusingAs(act, 'linkOver', answerVisitRefusals);
    const visit = await visitOfJob(act.sql, targetId);
    const need = visit?.needId ? await needs.lock(act, visit.needId) : undefined;
    if (!need) throw act.refuse('linkOver');
    const job = await requireProposed(asRequester, need.id);
    if (job.id !== targetId || job.visitStart?.getTime() !== expiresAt.getTime())
      throw act.refuse('linkOver');
    const isAgreed = answer === 'accept';
    await settleVisit(asRequester, needs, { need, job, by: 'requester', isAgreed, note: '' });
    return isAgreed ? '约好了，队伍会按时上门' : '已告诉队伍，他们会再约一个时间';
  },
});
