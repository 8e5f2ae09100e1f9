import { readDueAfter } from '#domains/site/server/index.ts';
import type { NeedRow } from '#domains/needs/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { workClocks } from '../contract/jobs.words.ts';
import { answerDue, jobNoOf } from './jobs.rules.ts';
import { type NewJob, nextJobSerial } from './jobs.store.ts';

/** What a job takes over from its need: the words that staff wrote for everybody, never the requester's own. */
export async function jobOfNeed(
  { sql, now, newId }: Pick<Act, 'sql' | 'now' | 'newId'>,
  need: NeedRow,
): Promise<NewJob> {
  return {
    id: newId(),
    jobNo: jobNoOf(toDay(now), await nextJobSerial(sql)),
    kind: 'dispatch',
    status: 'issued',
    title: need.publicTitle ?? need.title,
    content: need.publicText ?? '',
    category: need.category,
    needId: need.id,
    dispatchId: null,
    activityId: null,
    teamId: null,
    organisationId: need.organisationId,
    issuerId: null,
    area: need.area,
    planStart: need.expectStart,
    planEnd: need.expectEnd,
    peopleNeeded: need.peopleNeeded ?? 1,
    score: null,
    scoreParts: null,
    issuedAt: now,
    acceptDueAt: null,
    answeredAt: null,
    contactDueAt: null,
    contactedAt: null,
    finishDueAt: null,
    expiringToldAt: null,
    visitStart: null,
    visitEnd: null,
    visitStatus: null,
    resultCode: null,
    resultText: null,
    submittedAt: null,
    reason: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The clocks that begin when a team takes a job on. */
export async function workDues({ sql, now }: Pick<Act, 'sql' | 'now'>) {
  return {
    answeredAt: now,
    contactDueAt: await readDueAfter(sql, now, workClocks.contactWorkdays),
    finishDueAt: await readDueAfter(sql, now, workClocks.finishWorkdays),
  };
}

/** Until when a team that is asked now answers, by the work calendar. */
export const readAnswerDue = async (
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  need: Pick<NeedRow, 'urgency' | 'expectStart' | 'isTimeFlexible'>,
): Promise<Date> =>
  answerDue({ ...need, now, workdayDue: await readDueAfter(sql, now, workClocks.acceptWorkdays) });
