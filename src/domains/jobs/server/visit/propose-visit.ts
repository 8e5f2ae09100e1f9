import { createActionLink } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { dayTimeLabel, spanLabel, dayLabel, toDay } from '#platform/contract/instants.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { contestedJob } from '../contested.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { changeJob } from '../jobs.store.ts';
import { lockOwnJob } from '../team/own-job.ts';
import { judgeVisit, type VisitTime } from './visit.rules.ts';

export type VisitTools = { needs: NeedWork; urlOf: (linkId: number) => string };
const workable: readonly string[] = ['accepted', 'assigning', 'inProgress'];

/** A visit in words: the day and the span, or both ends. */
export const visitLabel = ({ visitStart, visitEnd }: VisitTime): string =>
  toDay(visitStart) === toDay(visitEnd)
    ? `${dayLabel(visitStart)} ${spanLabel(visitStart, visitEnd)}`
    : `${dayTimeLabel(visitStart)} 至 ${dayTimeLabel(visitEnd)}`;

/**
 * Proposes when to come, which counts as the first contact; the requester answers by a one-time link, by the page of the need or
 * by phone. A new proposal takes the place of the one before. @throws Refusal by `proposeVisitRefusals`, NotFound, VersionConflict
 */
export const proposeVisit: UseCase<typeof contract.proposeVisit, VisitTools> = async (
  act,
  request,
  { needs, urlOf },
) => {
  const { jobId, version, note } = request;
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (!need || !workable.includes(job.status)) throw act.refuse('notWorking');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  const visit = { visitStart: new Date(request.visitStart), visitEnd: new Date(request.visitEnd) };
  const refusal = judgeVisit(visit, act.now);
  if (refusal) throw act.refuse(refusal, { result: { field: 'visitStart' } });
  await changeJob(act.sql, jobId, {
    now: act.now,
    ...visit,
    visitStatus: 'proposed',
    visitNote: '',
    contactedAt: job.contactedAt ?? act.now,
    lateClock: job.lateClock === 'contact' ? null : job.lateClock,
  });
  const linkId = await createActionLink(act, {
    kind: 'visit',
    accountId: need.requesterAccountId,
    targetId: jobId,
    expiresAt: visit.visitStart,
  });
  const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
  await needs.tell(act, need, {
    news: 'visit',
    team: team?.shortName ?? '',
    visit: visitLabel(visit),
    note,
    link: { id: linkId, url: urlOf(linkId) },
  });
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    detail: { visitStart: request.visitStart, visitEnd: request.visitEnd },
  });
  return {};
};
