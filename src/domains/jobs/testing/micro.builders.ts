import type { Insertable } from 'kysely';
import type { JobsTable, MicroPartsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { testId } from '#testing/test-act.ts';
import { insertJob } from '../server/jobs.store.ts';
import { microReportDue } from '../server/micro/micro.rules.ts';
import { insertMicroPart } from '../server/micro/micro.store.ts';
import { newJob } from '../server/new-job.ts';

type TaskWish = Partial<Insertable<JobsTable>> & {
  organisationId: number;
  teamId: number;
  issuerId: number;
  now: Date;
};

/** A 随手志愿 that is open for a week with five places, unless told. */
export async function buildMicro(sql: Sql, { now, ...wish }: TaskWish): Promise<number> {
  const job = await newJob(
    { sql, now, newId: testId },
    {
      kind: 'micro',
      status: 'open',
      title: '顺手扶正共享单车',
      content: '路过时把倒在盲道上的单车扶正，拍一张照片。',
      category: 'neighbor',
      address: '东门口公交站',
      area: testArea,
      planStart: now,
      planEnd: new Date(now.getTime() + 7 * dayMs),
      peopleNeeded: 5,
      pieceMinutes: 30,
      ...wish,
    },
  );
  await insertJob(sql, job, { byKind: 'staff', byId: wish.issuerId, reason: null });
  return job.id;
}

type PartWish = {
  jobId: number;
  volunteerId: number;
  now: Date;
  status?: 'accepted' | 'reported';
  /** How long before now the place was taken. */
  tookMinutes?: number;
};

/** Somebody's place in a 随手志愿, waiting for its photo unless told. */
export async function buildMicroPart(
  sql: Sql,
  { now, status = 'accepted', tookMinutes = 0, ...of }: PartWish,
): Promise<number> {
  const isReported = status === 'reported';
  const part: Insertable<MicroPartsTable> = {
    id: testId(),
    ...of,
    status,
    claimedAt: new Date(now.getTime() - tookMinutes * minuteMs),
    reportDueAt: microReportDue(now, now),
    reportText: isReported ? '扶正了三辆单车。' : null,
    photoConsent: isReported ? 'noFaces' : null,
    doneAt: isReported ? now : null,
    reportedAt: isReported ? now : null,
    decidedBy: null,
    decidedAt: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertMicroPart(sql, part);
  return part.id;
}
