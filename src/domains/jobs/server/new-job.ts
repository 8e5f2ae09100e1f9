import { readDueAfter } from '#domains/site/server/index.ts';
import type { NeedRow } from '#domains/needs/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { workClocks } from '../contract/jobs.words.ts';
import { answerDue, jobNoOf } from './jobs.rules.ts';
import { type NewJob, nextJobSerial } from './jobs.store.ts';

type Making = Pick<Act, 'sql' | 'now' | 'newId'>;

/** What a job takes over from its need: the words that staff wrote for everybody, never the requester's own. */
export const jobOfNeed = (act: Making, need: NeedRow): Promise<NewJob> =>
  newJob(act, {
    kind: 'dispatch',
    title: need.publicTitle ?? need.title,
    content: need.publicText ?? '',
    category: need.category,
    needId: need.id,
    organisationId: need.organisationId,
    area: need.area,
    planStart: need.expectStart,
    planEnd: need.expectEnd,
    peopleNeeded: need.peopleNeeded ?? 1,
  });

type JobWords = Pick<
  NewJob,
  | 'kind'
  | 'title'
  | 'content'
  | 'category'
  | 'organisationId'
  | 'area'
  | 'planStart'
  | 'planEnd'
  | 'peopleNeeded'
> &
  Partial<NewJob>;

/** A job that is given out now, with the next number. */
export async function newJob({ sql, now, newId }: Making, words: JobWords): Promise<NewJob> {
  return {
    id: newId(),
    jobNo: jobNoOf(toDay(now), await nextJobSerial(sql)),
    status: 'issued',
    needId: null,
    dispatchId: null,
    activityId: null,
    teamId: null,
    issuerId: null,
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
    ...words,
  };
}

/** The clocks that begin when a team takes a job on; that of the end may begin later, with the work itself. */
export async function workDues({ sql, now }: Pick<Act, 'sql' | 'now'>, worksFrom = now) {
  return {
    answeredAt: now,
    contactDueAt: await readDueAfter(sql, now, workClocks.contactWorkdays),
    finishDueAt: await readDueAfter(sql, worksFrom, workClocks.finishWorkdays),
  };
}

/** Until when a team that is asked now answers, by the work calendar. */
export const readAnswerDue = async (
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  need: Pick<NeedRow, 'urgency' | 'expectStart' | 'isTimeFlexible'>,
): Promise<Date> =>
  answerDue({ ...need, now, workdayDue: await readDueAfter(sql, now, workClocks.acceptWorkdays) });
