import type { Insertable } from 'kysely';
import type { JobsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { testId } from '#testing/test-act.ts';
import { insertJob } from '../server/jobs.store.ts';
import { newJob } from '../server/new-job.ts';
import { insertPostPerson, insertSlots } from '../server/standing/standing.store.ts';

type PostWish = Partial<Insertable<JobsTable>> & { organisationId: number; teamId: number; now: Date };

/** An open standing post with one slot on Wednesdays from nine to eleven and two places, without trial unless told. */
export async function buildPost(
  sql: Sql,
  { now, ...wish }: PostWish,
): Promise<{ jobId: number; slotId: number }> {
  const job = await newJob(
    { sql, now, newId: testId },
    {
      kind: 'standing',
      status: 'open',
      title: '图书馆还书岗',
      content: '把还回来的书按书号放回书架，教读者用自助机。',
      category: 'reading',
      address: '市图书馆一楼',
      riskNotice: '无',
      area: testArea,
      planStart: now,
      planEnd: new Date(now.getTime() + 365 * dayMs),
      peopleNeeded: 2,
      trialVisits: 0,
      leastWeeks: 0,
      ...wish,
    },
  );
  await insertJob(sql, job, { byKind: 'team', byId: null, reason: null });
  const slotId = testId();
  await insertSlots(sql, [
    { id: slotId, jobId: job.id, weekday: 3, starts: '09:00', ends: '11:00', places: 2 },
  ]);
  return { jobId: job.id, slotId };
}

type PersonWish = { jobId: number; slotId: number; volunteerId: number; decidedBy: number; now: Date };

/** Somebody's place in a post, regular unless it is an application. */
export async function buildPostPerson(
  sql: Sql,
  { now, decidedBy, ...of }: PersonWish,
  status: 'applied' | 'regular' = 'regular',
): Promise<number> {
  const id = testId();
  const isDecided = status === 'regular';
  await insertPostPerson(sql, {
    id,
    ...of,
    status,
    appliedAt: now,
    decidedBy: isDecided ? decidedBy : null,
    decidedAt: isDecided ? now : null,
    leavesAt: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
