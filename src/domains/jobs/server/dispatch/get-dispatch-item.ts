import { verifyMethodLabels } from '#domains/needs/contract/needs.words.ts';
import { placeNameOf, stepsOf, stepView } from '#domains/needs/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/dispatch.contract.ts';
import { jobReasonLabels } from '../../contract/jobs.words.ts';
import { findNeedInScope, runningDispatch } from '../jobs.queries.ts';
import { readAnswerDue } from '../new-job.ts';
import { askedTeams, type AskedRow } from './queue.queries.ts';
import { leftOutView, placeOf, rankForNeed, rankedView } from './rank-for-need.ts';

/** One need for who dispatches; teams are ranked while it waits for one. @throws NotFound outside the data scope */
export const getDispatchItem: UseCase<typeof contract.getDispatchItem> = async (
  { sql, now, caller },
  { id },
) => {
  const need = await findNeedInScope(sql, id, caller.scope);
  if (!need || need.verifiedAt === null) throw new NotFound('没有找到这张单子，它可能还没有核实');
  const isWaiting = need.status === 'toDispatch';
  const { ranked, leftOut } = isWaiting ? await rankForNeed(sql, need, now) : { ranked: [], leftOut: [] };
  const running = await runningDispatch(sql, id);
  return {
    needId: need.id,
    needNo: need.needNo,
    title: need.title,
    description: need.description,
    needType: need.needType as contract.DispatchItem['needType'],
    category: need.category as contract.DispatchItem['category'],
    urgency: need.urgency,
    status: need.status,
    placeName: placeNameOf(need.areaName, { kind: need.unitKind, name: need.unitName }),
    unitName: need.unitName,
    place: placeOf(need),
    expectStart: toInstant(need.expectStart),
    expectEnd: toInstant(need.expectEnd),
    isTimeFlexible: need.isTimeFlexible,
    requesterKind: need.requesterKind,
    requesterMasked: need.requesterMasked,
    personCount: need.personCount,
    peopleNeeded: need.peopleNeeded ?? 1,
    isPublic: need.isPublic,
    verifyMethod: need.verifyMethod && verifyMethodLabels[need.verifyMethod],
    submittedAt: toInstant(need.submittedAt),
    dispatchDueAt: toInstantOrNull(need.dispatchDueAt),
    answerDueAt: toInstantOrNull(running?.dueAt ?? null),
    nextAnswerDueAt: toInstant(await readAnswerDue({ sql, now }, need)),
    ranked: ranked.map(rankedView),
    leftOut: leftOut.map(leftOutView),
    asked: (await askedTeams(sql, id)).map(askedView),
    steps: (await stepsOf(sql, [id])).map(stepView),
    version: need.version,
  };
};

const askedView = (row: AskedRow): contract.AskedTeam => ({
  ...row,
  reason: row.reason && (jobReasonLabels[row.reason] ?? row.reason),
  issuedAt: toInstant(row.issuedAt),
  acceptDueAt: toInstantOrNull(row.acceptDueAt),
  answeredAt: toInstantOrNull(row.answeredAt),
  visitStart: toInstantOrNull(row.visitStart),
  visitEnd: toInstantOrNull(row.visitEnd),
});
